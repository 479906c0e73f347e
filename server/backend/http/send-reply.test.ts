import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { sendReply } from './send-reply.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Asks for a file that never ends; whether anybody reads the answer is up to the caller. */
async function askForFile(patience: { wholeMs: number; pauseMs: number }) {
  const file = new Readable({
    read() {
      this.push(Buffer.alloc(256 * 1024));
    },
  });
  const server = createServer(
    (_, response) => void sendReply(response, { status: 200, body: file }, {}, patience),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => server.close());
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return { file, socket };
}

test('whoever stops reading a file does not hold it open', async () => {
  const { file, socket } = await askForFile({ wholeMs: 600_000, pauseMs: 100 });
  socket.pause();
  await expect.poll(() => file.destroyed, { timeout: 5000 }).toBe(true);
});

test('nor does whoever reads it for ever', async () => {
  const { file, socket } = await askForFile({ wholeMs: 300, pauseMs: 600_000 });
  socket.resume();
  await expect.poll(() => file.destroyed, { timeout: 5000 }).toBe(true);
});

test('whoever reads on gets on', async () => {
  const { file, socket } = await askForFile({ wholeMs: 600_000, pauseMs: 5000 });
  socket.resume();
  await expect.poll(() => socket.bytesRead, { timeout: 5000 }).toBeGreaterThan(50_000_000);
  expect(file.destroyed).toBe(false);
});
