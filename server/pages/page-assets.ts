import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the client build made for the public pages. */
export type PageAssets = {
  /** The style sheet, which stands in every page itself: a slow connection then waits for one answer, not two. */
  readonly styles: string;
  /** Address of the typeface of Hindi. */
  readonly hindiFont: string;
};

/** @throws when the build lacks one of them */
export async function readPageAssets(distDir: string): Promise<PageAssets> {
  const client = join(distDir, 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The built client has no ${source}.`);
    return entry.file;
  };
  return {
    styles: await readFile(join(client, fileOf('styles/pages.css')), 'utf8'),
    hindiFont: `/${fileOf('styles/fonts/noto-sans-devanagari-hindi.woff2')}`,
  };
}
