/**
 * `npm run content:preview`: the product with the content as it stands on the disk, for its authors. Every saved file
 * is imported and the page reloads; what the linter says stands on the page. `--port 3100 --data-dir DIR`.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPreview } from './preview/start-preview.ts';

const PRODUCT_DIR = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3100' },
    'data-dir': { type: 'string', default: join(PRODUCT_DIR, '.data', 'preview') },
  },
});

console.log('Reading and checking all of the content. The first time that takes a minute or more.');
const preview = await startPreview({
  contentDir: resolve(process.env.CONTENT_DIR ?? join(PRODUCT_DIR, 'content')),
  dataDir: resolve(values['data-dir']),
  port: Number(values.port),
});
console.log(`The content as learners see it: ${preview.url} (Ctrl+C ends it)`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void preview.stop().then(() => process.exit(0)));
}
