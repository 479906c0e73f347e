import type { IncomingMessage, ServerResponse } from 'node:http';
import { anchoredText } from '#domain/credentials/file/anchored-text.ts';
import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';
import { sendFile } from '../http/send-file.ts';
import { createStaticFile } from '../http/static-files.ts';
import type { PageHeaders } from '../http/security-headers.ts';
import type { SharedCertificate } from './shared-certificates.ts';

/** Draws the files of a certificate that are no text. */
export type DrawPictures = {
  /** The badge, with the signed text baked in. */
  readonly badge: (signedText: string) => Promise<Uint8Array>;
  /** What link previews show of its page. */
  readonly preview: (signedText: string) => Promise<Uint8Array>;
  /** The page to print, with the signed text attached. @param slug of the page where it is checked */
  readonly pdf: (signedText: string, slug: string) => Promise<Uint8Array>;
};

/** Sends a file of a certificate that its holder shares. @returns undefined where there is none yet */
export async function sendSharedFile(
  request: IncomingMessage,
  response: ServerResponse,
  {
    certificate: { text, slug, evidence },
    file,
    headers,
    draw,
  }: {
    certificate: SharedCertificate;
    file: string;
    headers: PageHeaders;
    draw: DrawPictures;
  },
): Promise<true | undefined> {
  const drawn = (name: string) => {
    if (name === 'certificate.pdf') return draw.pdf(text, slug);
    return name === 'badge.png' ? draw.badge(text) : draw.preview(text);
  };
  const extension = file.slice(file.lastIndexOf('.'));
  const { anchor } = evidence;
  const written: Readonly<Record<string, (() => string | Uint8Array) | undefined>> = {
    'certificate.json': () => text,
    'badge.svg': () => badgeSvg(text),
    'certificate-anchored.json': anchor && (() => anchoredText(text, anchor)),
    'certificate.ots': anchor && (() => Buffer.from(anchor.timestamp, 'base64url')),
  };
  if (file in written && !written[file]) return undefined;
  const body = Buffer.from(written[file]?.() ?? (await drawn(file)));
  // The preview is shown; the others are taken along.
  const taken: PageHeaders =
    file === 'picture.png' ? {} : { 'content-disposition': `attachment; filename="${file}"` };
  await sendFile(request, response, createStaticFile(body, extension, { once: true }), {
    headers: { ...headers, ...taken, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
  });
  return true;
}
