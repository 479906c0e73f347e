import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Types that shrink when compressed; fonts and pictures already are. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in memory. Compressed forms are made at the first request for them and kept. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  readonly text: () => string;
  encoded(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
};

/** Makes a servable file of a body. @param extension with its dot; decides type and compression */
export function createStaticFile(body: Buffer, extension: string): StaticFile {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    compressible: COMPRESSIBLE.has(extension) && body.length > 512,
    text: () => body.toString('utf8'),
    encoded(encoding) {
      let encoded = made.get(encoding);
      if (!encoded) made.set(encoding, (encoded = compress(body, encoding)));
      return encoded;
    },
  };
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 9 });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Reads a folder into memory, keyed by URL path ("/assets/app-1a2b.js"). Dot folders stay out. */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const urlPath = `/${relative(folder, path).split(sep).join('/')}`;
    if (!entry.isFile() || urlPath.includes('/.')) continue;
    files.set(urlPath, createStaticFile(await readFile(path), extname(entry.name)));
  }
  return files;
}

/** The best encoding that a browser accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
