import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '../log.ts';
import { refuseUpgrade, type UpgradeHandler } from './upgrade.ts';

/** Handles a request if it is its business; false leaves it to the next one. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export type WebServer = {
  readonly port: number;
  /** Takes no new connections, lets requests in flight finish, and then resolves. */
  close(): Promise<void>;
};

/**
 * For how long a connection stays open after its answer for the rest of a body that nobody reads, in milliseconds: who was
 * refused in the middle of sending reads why.
 */
const LINGER_MS = 5000;

/**
 * For how long a connection is kept for the next request, in milliseconds. Proxies keep theirs for a minute: whoever sends has to be the
 * one who closes, or a request meets a connection that is just closing.
 */
const KEEP_ALIVE_MS = 65_000;

/** How long requests in flight may take to finish when the server stops, in milliseconds. */
const GRACE_MS = 10_000;

/**
 * Listens with the handlers in their order.
 *
 * @param address port 0 takes any free port
 * @param upgrades who takes connections on which another protocol is to be spoken; they have to be ended by them before
 *   the server closes
 * @throws when the port is taken, in one sentence
 */
export async function listen(
  handlers: readonly RequestHandler[],
  address: { readonly host: string; readonly port: number },
  log: Log,
  upgrades: UpgradeHandler = async () => false,
): Promise<WebServer> {
  const server = createServer(
    // How long a body may take is said by whoever reads it (`body.ts`): a file takes longer than a call.
    { maxHeaderSize: 32 * 1024, requestTimeout: 0, headersTimeout: 15_000, keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => {
      // A kept-alive connection would hold up the end for its whole time-out after its last answer.
      response.once('close', () => {
        if (!server.listening) setImmediate(() => server.closeIdleConnections());
        const isGivenUp = request.readableDidRead && !request.readableEnded;
        if (isGivenUp || !request.complete) passOverRest(request);
      });
      handle(handlers, request, response).catch((error: unknown) => {
        if (request.destroyed && !request.complete) return;
        // Without the query string: tokens of links stand in it.
        log.error('a request failed', { method: request.method, path: request.url?.split('?')[0], error });
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('Something went wrong on our side. Please try again.');
      });
    },
  );
  server.on('upgrade', (request, socket, head) => {
    // Whoever goes away before there is an answer gets none.
    socket.on('error', () => undefined);
    takeUpgrade(upgrades, request, socket, head).catch((error: unknown) => {
      log.error('an upgrade failed', { path: request.url?.split('?')[0], error });
      socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${address.port} is in use. Stop the other program or choose another port with PORT=…`,
            )
          : error,
      );
    });
    server.listen(address.port, address.host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

/** Reads on and forgets: a body that was given up in the middle would stop everything behind it on its connection. */
function passOverRest(request: IncomingMessage): void {
  if (request.destroyed) return;
  request.resume();
  const giveUp = () => {
    if (!request.complete) request.destroy();
  };
  setTimeout(giveUp, LINGER_MS).unref();
}

async function handle(
  handlers: readonly RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (namesTwoHosts(request)) {
    response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
    response.end(JSON.stringify({ message: 'A request names one host.' }));
    return;
  }
  request.url = originForm(request.url ?? '/');
  for (const handler of handlers) if (await handler(request, response)) return;
  response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ message: 'There is nothing at this address.' }));
}

async function takeUpgrade(
  upgrades: UpgradeHandler,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  if (namesTwoHosts(request)) return refuseUpgrade(socket, 400, { message: 'A request names one host.' });
  request.url = originForm(request.url ?? '/');
  if (await upgrades(request, socket, head)) return;
  refuseUpgrade(socket, 404, { message: 'There is nothing at this address.' });
}

/**
 * Whether a request has more than one `Host`, which a server has to refuse (RFC 9112, 3.2): Node keeps the first, a proxy
 * before it may go by the last.
 */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/**
 * The path and query of a request line that names a whole address, as clients of a proxy send it and every server has
 * to accept (RFC 9112, 3.2.2).
 */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}
