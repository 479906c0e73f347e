import { WebSocket } from 'ws';

/** So many sockets shake hands at the same time. */
const AT_ONCE = 50;

/** Opens sockets, each joined to a topic. */
export async function openSockets(
  port: number,
  key: string,
  count: number,
  topicOf: (index: number) => string,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
      openSocket(port, key, topicOf(first + index)),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

function openSocket(port: number, key: string, topic: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`, {
      perMessageDeflate: false,
    });
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(
        JSON.stringify(['1', '1', topic, 'phx_join', { config: { presence: { enabled: false } } }]),
      ),
    );
    socket.once('message', (data: Buffer) => {
      if (data.includes('"ok"')) resolve(socket);
      else reject(new Error(`A join was answered ${data.toString()}`));
    });
  });
}

/** Closes sockets and waits until they are closed. */
export async function closeSockets(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('close', () => resolve());
          socket.close();
        }),
    ),
  );
}
