import { startEmbeddedPostgres } from '#server/adapters/postgres/start-embedded-postgres.ts';
import { openDatabase } from '#server/backend/database/database.ts';
import { startServer } from '#tests/support/server.ts';
import { Author } from './author.ts';
import { ContentState } from './content-state.ts';
import { servePreview } from './serve-preview.ts';
import { watchFolder } from './watch-folder.ts';

/** Where the content is, where the preview keeps its database, and the port it listens on. */
export interface PreviewOptions {
  contentDir: string;
  dataDir: string;
  port: number;
}

export interface Preview {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the product on a database of its own and, in front of it, the server that authors open: it signs them in,
 * shows what the linter says, and imports what they save. While the content cannot be imported at all it says why.
 */
export async function startPreview({ contentDir, dataDir, port }: PreviewOptions): Promise<Preview> {
  const url = `http://localhost:${port}`;
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    closers.push(() => postgres.stop());
    const database = openDatabase({
      url: postgres.url,
      poolSize: 1,
      onError: ({ message }) => console.error(message),
    });
    closers.push(() => database.close());

    const state = new ContentState(contentDir, database, async () => {
      const env = { CONTENT_DIR: contentDir, PUBLIC_URL: url };
      const product = await startServer({ databaseUrl: postgres.url, dataDir, env });
      closers.push(() => product.stop());
      return { url: product.url, author: await Author.signUp(product) };
    });
    await state.refresh();
    const server = await servePreview(port, state);
    closers.push(() => server.close());
    closers.push(watchFolder(contentDir, () => void state.refresh()));
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
