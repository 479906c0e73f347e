import { connect, type Socket } from 'node:net';

/** One request that is sent again and again, as the bytes of HTTP/1.1. */
export type LoadRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type LoadResult = { readonly perSecond: number; readonly p99Ms: number };

/**
 * Keeps `connections` connections, spread over the ports, busy for a while, each with one request under way at a time. Bytes are written
 * and counted without an HTTP library, so that the load costs as little as possible of the two cores it shares
 * with what it measures.
 *
 * @throws when an answer is not of the 2xx kind
 */
export async function load(
  ports: readonly number[],
  requests: readonly LoadRequest[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadResult> {
  const messages = requests.map(toMessage);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      keepBusy(ports[index % ports.length] ?? 0, messages, index, end, latencies),
    ),
  );
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / elapsed,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

function toMessage({ method, path, headers, body = '' }: LoadRequest): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`,
  );
}

function keepBusy(
  port: number,
  messages: readonly Buffer[],
  first: number,
  end: number,
  latencies: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let turn = first;
    let sentAt = 0;
    const send = () => {
      const message = messages[turn % messages.length];
      turn += 1;
      sentAt = performance.now();
      if (message) socket.write(message);
    };
    socket.on('error', reject);
    socket.on('connect', send);
    readAnswers(socket, (status) => {
      if (status < 200 || status > 299) {
        socket.destroy();
        reject(new Error(`An answer had the status ${status}.`));
        return;
      }
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < end) return send();
      socket.end();
      resolve();
    });
  });
}

/** Calls back once per complete answer. Answers must state their length, as those of all servers measured here do. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let pending = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const headEnd = pending.indexOf('\r\n\r\n');
    if (headEnd === -1) return;
    const head = pending.toString('latin1', 0, headEnd).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
    const total = headEnd + 4 + length;
    if (pending.length < total) return;
    pending = pending.subarray(total);
    onAnswer(Number(head.slice(9, 12)));
  });
}
