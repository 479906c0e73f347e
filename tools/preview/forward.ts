import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';

const OVERLAY = '<script src="/__preview/overlay.js" defer></script>';

/** Hands a request to the product and its answer back; pages of courses get the overlay of the preview. */
export function forward(product: string, request: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(product);
  const { url: path, method, headers } = request;
  const addsOverlay = path?.startsWith('/course/') === true;
  const proxied = sendRequest(
    {
      hostname,
      port,
      path,
      method,
      // A page that is to be changed must not come compressed.
      headers: addsOverlay ? { ...headers, 'accept-encoding': 'identity' } : headers,
    },
    (answer) => {
      if (addsOverlay && answer.headers['content-type']?.startsWith('text/html') === true) {
        void addOverlay(answer, response);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  proxied.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.once('close', () => proxied.destroy());
  request.pipe(proxied);
}

async function addOverlay(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let page = '';
  for await (const chunk of answer.setEncoding('utf8')) page += chunk;
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
  response.end(page.replace('</head>', `${OVERLAY}</head>`));
}
