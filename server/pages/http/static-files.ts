import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { compress, ENCODING_SUFFIX, ENCODINGS, type Encoding, isCompressible } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A body in memory, ready to be sent in any encoding. */
export type StaticFile = {
  readonly type: string;
  readonly compressible: boolean;
  /** The body; compressed, it was made at build time or is made at the first request for it and kept. */
  encoded(encoding: Encoding | null): Promise<Buffer>;
  /** A strong ETag: each encoding is a body of its own and has its own. */
  etag(encoding: Encoding | null): string;
};

export type StaticFileOptions = {
  readonly precompressed?: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Sent to one visitor only, so not worth the time of compressing it well. */
  readonly once?: boolean;
};

/** Makes a servable file of a body. @param extension with its dot; decides type and compression */
export function createStaticFile(
  body: Buffer,
  extension: string,
  { precompressed = {}, once = false }: StaticFileOptions = {},
): StaticFile {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const digest = digestOf(body);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    compressible: isCompressible(extension, body.length),
    etag: (encoding) => (encoding === null ? `"${digest}"` : `"${digest}-${encoding}"`),
    async encoded(encoding) {
      if (encoding === null) return body;
      made[encoding] ??= Promise.resolve(precompressed[encoding] ?? compress(body, encoding, once));
      return made[encoding];
    },
  };
}

/** A body made by the server itself whose name changes with it, so that browsers may keep it for good. */
export function createHashedFile(name: string, body: string, extension: string) {
  const file = createStaticFile(Buffer.from(body), extension);
  return { path: `/assets/${name}-${digestOf(body).slice(0, 8)}${extension}`, file };
}

/**
 * Reads a folder into memory, keyed by URL path ("/assets/app-1a2b.js"), each file with the compressed ones that the
 * build wrote beside it. Dot folders stay out.
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    paths
      .map((path) => ({ path, urlPath: `/${relative(folder, path).split(sep).join('/')}` }))
      .filter(({ urlPath }) => !urlPath.includes('/.'))
      .map(async ({ path, urlPath }) => [urlPath, await readFile(path)] as const),
  );
  const bodies = new Map(read);
  const files = new Map<string, StaticFile>();
  for (const [urlPath, body] of bodies) {
    if (ENCODINGS.some((encoding) => isCompressedCopy(urlPath, encoding, bodies))) continue;
    const precompressed = Object.fromEntries(
      ENCODINGS.flatMap((encoding) => {
        const copy = bodies.get(urlPath + ENCODING_SUFFIX[encoding]);
        return copy ? [[encoding, copy]] : [];
      }),
    );
    files.set(urlPath, createStaticFile(body, extname(urlPath), { precompressed }));
  }
  return files;
}

function digestOf(body: Buffer | string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

function isCompressedCopy(urlPath: string, encoding: Encoding, bodies: ReadonlyMap<string, Buffer>): boolean {
  const suffix = ENCODING_SUFFIX[encoding];
  return urlPath.endsWith(suffix) && bodies.has(urlPath.slice(0, -suffix.length));
}
