import type { IncomingMessage, ServerResponse } from 'node:http';
import { anchoredText } from '#domain/credentials/file/anchored-text.ts';
import { refuse } from '../http/refuse.ts';
import { sendFile } from '../http/send-file.ts';
import { createStaticFile } from '../http/static-files.ts';
import type { PageHeaders } from '../http/security-headers.ts';
import type { CachedPictures, DrawnFile } from './cache-drawn.ts';
import type { SharedCertificate } from './shared-certificates.ts';

/** What strangers have drawn for themselves: each takes half a second in which nobody else is answered. */
export const DRAWN = { limit: 40, windowSeconds: 600 } as const;

/** Sends a file of a certificate that its holder shares. @returns undefined where there is none yet */
export async function sendSharedFile(
  request: IncomingMessage,
  response: ServerResponse,
  {
    certificate: { text, slug, evidence },
    file,
    headers,
    draw,
    mayDraw,
  }: {
    certificate: SharedCertificate;
    file: string;
    headers: PageHeaders;
    draw: CachedPictures;
    /** Counts a drawing of the visitor and tells whether there may be one more. */
    mayDraw: (request: IncomingMessage) => Promise<boolean>;
  },
): Promise<true | undefined> {
  const drawn = async (name: DrawnFile) => {
    if (!draw.keeps(name, text, slug) && !(await mayDraw(request))) return undefined;
    if (name === 'certificate.pdf') return draw.pdf(text, slug);
    if (name === 'badge.svg') return draw.vectorBadge(text);
    return name === 'badge.png' ? draw.badge(text) : draw.preview(text);
  };
  const extension = file.slice(file.lastIndexOf('.'));
  const { anchor } = evidence;
  const written: Readonly<Record<string, (() => string | Uint8Array) | undefined>> = {
    'certificate.json': () => text,
    'certificate-anchored.json': anchor && (() => anchoredText(text, anchor)),
    'certificate.ots': anchor && (() => Buffer.from(anchor.timestamp, 'base64url')),
  };
  if (file in written && !written[file]) return undefined;
  const body = written[file]?.() ?? (await drawn(file as DrawnFile));
  if (body === undefined) {
    const wait = { ...headers, 'retry-after': String(DRAWN.windowSeconds) };
    refuse(response, 429, 'Too many certificates were drawn for this address. Try again later.', wait);
    return true;
  }
  // The preview is shown; the others are taken along.
  const taken: PageHeaders =
    file === 'picture.png' ? {} : { 'content-disposition': `attachment; filename="${file}"` };
  await sendFile(request, response, createStaticFile(Buffer.from(body), extension, { once: true }), {
    headers: { ...headers, ...taken, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
  });
  return true;
}
