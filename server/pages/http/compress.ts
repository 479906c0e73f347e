import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that a body is kept in besides its own. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How a precompressed file is named beside its original. */
export const ENCODING_SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Types that shrink when compressed; fonts and pictures already are. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.xml', '.webmanifest']);
/** Below this a body fits into one packet anyway. */
const LEAST_BYTES = 512;

/** Whether it pays to compress a body. @param extension with its dot */
export function isCompressible(extension: string, length: number): boolean {
  return COMPRESSIBLE.has(extension) && length > LEAST_BYTES;
}

/**
 * Compresses as far as the encoding goes, which is worth the time for what is sent many times.
 *
 * @param once for a body that is sent to one visitor only: quick rather than small
 */
export function compress(body: Buffer, encoding: Encoding, once = false): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: once ? 6 : 9 });
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: once ? 4 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The best encoding that a browser accepts; null when it takes the body as it is only. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    accepted.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)));
  return ENCODINGS.find(takes) ?? null;
}
