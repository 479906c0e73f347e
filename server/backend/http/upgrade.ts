import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Identity } from './exchange.ts';

/** A request to speak another protocol on its connection, which has passed the gateway. */
export type Upgrade = {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What the client has sent already. */
  readonly head: Buffer;
  /** Query string without the question mark, still encoded. */
  readonly search: string;
  /** Address of the visitor, from the socket or from a trusted proxy. */
  readonly address: string;
  readonly identity: Identity;
};

/** Takes over the connection, or refuses it. */
export type UpgradeService = (upgrade: Upgrade) => void;

/** Handles a request for another protocol if its path is known; false leaves it to whoever comes next. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<boolean>;

/** Answers with a status and JSON in the place of another protocol, and ends the connection. */
export function refuseUpgrade(socket: Duplex, status: number, body: object): void {
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n` +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\n` +
      `connection: close\r\n\r\n${text}`,
  );
}
