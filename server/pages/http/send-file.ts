import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compress.ts';
import type { StaticFile } from './static-files.ts';

/** Sends a file with its best encoding; answers 304 when the browser has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  answer: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  const { status = 200, headers } = answer;
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : null;
  const etag = file.etag(encoding);
  const shared = { ...headers, etag, ...(file.compressible ? { vary: 'accept-encoding' } : {}) };
  if (status === 200 && request.method !== 'POST' && hasAlready(request.headers['if-none-match'], etag)) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  const body = await file.encoded(encoding);
  response.writeHead(status, {
    ...shared,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether `If-None-Match` names the tag. A proxy may have made it a weak one on the way, which does not matter here. */
function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
