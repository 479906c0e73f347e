import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compress, ENCODING_SUFFIX, ENCODINGS, isCompressible } from '#server/pages/http/compress.ts';

/** Writes beside each file that shrinks its `.br` and `.gz`, which the server sends as they are. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (!isCompressible(extname(path), body.length)) return;
  for (const encoding of ENCODINGS) {
    await writeFile(path + ENCODING_SUFFIX[encoding], await compress(body, encoding));
  }
}
