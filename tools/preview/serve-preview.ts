import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ContentState } from './content-state.ts';
import { contentPage, signInPage } from './preview-pages.ts';
import { forward } from './forward.ts';

/** Serves the preview to this machine alone: its own few pages, and everything else from the product. */
export async function servePreview(
  port: number,
  state: ContentState,
): Promise<{ close: () => Promise<unknown> }> {
  const server = createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close() {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
}

async function answer(
  state: ContentState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  switch (url.pathname) {
    case '/':
      return send(response, 'text/html', contentPage(state));
    case '/__preview/open':
      return send(response, 'text/html', signInPage());
    case '/__preview/session':
      return send(response, 'application/json', JSON.stringify(await state.product?.author.signIn()));
    case '/__preview/state':
      return send(
        response,
        'application/json',
        JSON.stringify(stateOf(state, url.searchParams.get('lesson'))),
      );
    case '/__preview/events':
      return streamChanges(state, response);
    case '/__preview/overlay.js':
      return send(
        response,
        'text/javascript',
        await readFile(join(import.meta.dirname, 'overlay.js'), 'utf8'),
      );
    default:
      if (state.product) forward(state.product.url, request, response);
      else send(response, 'text/html', contentPage(state));
  }
}

/** What the overlay shows of a lesson: what to change in its file, how much elsewhere, and the right answers. */
function stateOf({ lessons, findings }: ContentState, id: string | null) {
  const lesson = lessons.find((candidate) => candidate.id === id);
  const own = findings.filter(({ file }) => file === lesson?.file);
  return { findings: own, elsewhere: findings.length - own.length, answers: lesson?.answers ?? [] };
}

/** Server-sent events: one for every change of the content, until the page is left. */
function streamChanges(state: ContentState, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': connected\n\n');
  const notify = () => response.write('data: changed\n\n');
  state.on('change', notify);
  response.once('close', () => state.off('change', notify));
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}
