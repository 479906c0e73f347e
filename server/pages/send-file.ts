import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type StaticFile } from './static-files.ts';

/** Sends a file with its best encoding; answers 304 when the browser has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  answer: { readonly status?: number; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
  const { status = 200, headers } = answer;
  const shared = { ...headers, etag: file.etag, ...(file.compressible ? { vary: 'accept-encoding' } : {}) };
  if (status === 200 && request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, shared);
    response.end();
    return;
  }
  const encoding = file.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const body = await file.encoded(encoding);
  response.writeHead(status, {
    ...shared,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
