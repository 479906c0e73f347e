import type { ServerResponse } from 'node:http';
import type { PageHeaders } from './security-headers.ts';

/** Answers with one sentence and ends the connection, whose remaining body nobody reads. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: PageHeaders,
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(sentence);
}
