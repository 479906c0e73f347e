import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attestedBy, leadTo, type Operation } from '#domain/credentials/anchor/timestamp.ts';
import { writeTimestamp } from '#domain/credentials/anchor/write-timestamp.ts';
import { standInBlock } from './stand-in-block.ts';

/** What a calendar does with what it is asked. */
export type Manners =
  | 'honest'
  /** Answers 503 to everything. */
  | 'down'
  /** Answers bytes that are no timestamp. */
  | 'babbling'
  /** Answers without an end. */
  | 'endless'
  /** Names a block that holds something else. */
  | 'lying';

const HEIGHT = 925_000;

/**
 * A calendar of OpenTimestamps and a server of blocks in one, on this machine: it takes digests, waits until the test says that a
 * block was mined, and then leads what it took to it.
 */
export async function startStandIn(manners: Manners = 'honest') {
  const state = { manners, tip: HEIGHT - 1, block: undefined as ReturnType<typeof standInBlock> | undefined };
  const received: string[] = [];
  let mined: { pending: string; timestamp: Uint8Array } | undefined;
  const way: readonly Operation[] = [{ kind: 'append', bytes: Uint8Array.of(7, 7) }, { kind: 'sha256' }];
  const toBlock = (last: number): readonly Operation[] => [
    { kind: 'prepend', bytes: Uint8Array.of(last) },
    { kind: 'sha256' },
  ];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { url = '' } = request;
    const isCalendar = url === '/digest' || url.startsWith('/timestamp/');
    if (isCalendar && state.manners === 'down') return send(response, 503, 'down for repairs');
    if (isCalendar && state.manners === 'babbling') return send(response, 200, '<html>welcome</html>');
    if (isCalendar && state.manners === 'endless') return send(response, 200, Buffer.alloc(200_000, 8));
    if (url === '/digest') {
      received.push(body.toString('hex'));
      const end = { attestations: [{ kind: 'pending', calendar: address() } as const], steps: [] };
      return send(response, 200, writeTimestamp(leadTo(way, end)));
    }
    if (url.startsWith('/timestamp/')) {
      if (mined && url === `/timestamp/${mined.pending}`) return send(response, 200, mined.timestamp);
      return send(response, 404, 'Pending confirmation in Bitcoin blockchain');
    }
    if (url === '/blocks/tip/height') return send(response, 200, String(state.tip));
    if (url === `/block-height/${HEIGHT}` && state.block) return send(response, 200, state.block.hash);
    if (state.block && url === `/block/${state.block.hash}/header`)
      return send(response, 200, state.block.header);
    return send(response, 404, 'not found');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: address(),
    height: HEIGHT,
    /** The digests it was given, as hexadecimal. */
    received,
    behave: (wanted: Manners) => {
      state.manners = wanted;
    },
    /** Mines the block that holds the digest that came last; so many others stand on it. */
    mine: (above: number, time: Date) => {
      const digest = new Uint8Array(Buffer.from(received.at(-1) ?? '', 'hex'));
      const end = { attestations: [{ kind: 'bitcoin', height: HEIGHT } as const], steps: [] };
      const [taken] = attestedBy(leadTo(way, end), digest);
      const [attested] = attestedBy(leadTo(toBlock(9), end), taken?.message ?? digest);
      // A liar leads past the block that there is.
      const last = state.manners === 'lying' ? 8 : 9;
      mined = {
        pending: Buffer.from(taken?.message ?? digest).toString('hex'),
        timestamp: writeTimestamp(leadTo(toBlock(last), end)),
      };
      state.block ??= standInBlock(attested?.message ?? digest, time);
      state.tip = HEIGHT + above;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': 'application/octet-stream' });
  response.end(body);
}
