import { oneOrNone } from '#domain/kernel/one.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesOfVideo, type VideoMedia } from '#domain/catalogue/lecture/video-data.ts';
import type { SignedTokens } from '../adapters/signed-token.ts';
import type { Query } from '../adapters/sql.ts';
import { readByteRange } from '#domain/kernel/input/byte-range.ts';
import { refuse } from './http/refuse.ts';
import { readTarget } from './http/request-target.ts';
import { commonHeaders, type PageHeaders } from './http/security-headers.ts';

export type LessonMediaOptions = {
  readonly contentDir: string;
  readonly tokens: SignedTokens;
  readonly query: Query;
  readonly isSecure: boolean;
};

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const ADDRESS = /^\/media\/(?<token>[^/]+)\/(?<file>[^/]+)$/;

/**
 * Serves the files of recorded videos, at addresses that `open-lesson-media` gave: whole or in parts, so that a browser
 * can seek. Only files that the lesson names are served, whatever else the address says.
 */
export function createLessonMedia(
  options: LessonMediaOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const headers = commonHeaders(options.isSecure);
  return async (request, response) => {
    const path = readTarget(request.url)?.path ?? '';
    if (!path.startsWith('/media/')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'This file can only be read.', { ...headers, allow: 'GET, HEAD' });
      return true;
    }
    const file = await findFile(options, path);
    if (file === undefined) refuse(response, 403, 'This address is not valid, or no longer.', headers);
    else await sendPart(request, response, file, headers);
    return true;
  };
}

/** The path of the file that an address opens now. */
async function findFile(
  { contentDir, tokens, query }: LessonMediaOptions,
  path: string,
): Promise<string | undefined> {
  const { token = '', file = '' } = ADDRESS.exec(path)?.groups ?? {};
  const lessonId = tokens.read(token, new Date());
  if (lessonId === undefined) return undefined;
  const { rows } = await query<{ media: VideoMedia | null }>(
    'select media from public.lesson_bodies where lesson_id = $1',
    [lessonId],
  );
  const media = oneOrNone(rows)?.media;
  return media && filesOfVideo(media).includes(file) ? join(contentDir, media.folder, file) : undefined;
}

async function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  common: PageHeaders,
): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = { ...common, etag, 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=3600' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const ifRange = request.headers['if-range'];
  // A browser that holds a part of another version must get the whole file.
  const wanted = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readByteRange(wanted, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === 'HEAD' || size === 0) response.end();
  else await pipeline(createReadStream(path, { start, end }), response).catch(ignoreLeaving);
}

/** Whoever seeks or closes the page leaves in the middle of a file, as often as they like. */
function ignoreLeaving(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
