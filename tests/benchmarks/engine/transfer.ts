import { Agent, request } from 'node:http';

const CHUNK = Buffer.alloc(1024 * 1024, 'x');
const agent = new Agent({ keepAlive: true });

type Place = {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends so many megabytes and waits for the answer. @returns milliseconds @throws when it is not 200 */
export function sendFile({ port, path, headers }: Place, megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const beganAt = performance.now();
    const length = { 'content-length': megabytes * CHUNK.length };
    const sent = request(
      { port, path, method: 'POST', agent, headers: { ...length, ...headers } },
      (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve(performance.now() - beganAt);
          else reject(new Error(`A file was answered ${answer.statusCode}.`));
        });
      },
    );
    sent.on('error', reject);
    let left = megabytes;
    const write = () => {
      while (left > 0) {
        left -= 1;
        if (!sent.write(CHUNK)) return void sent.once('drain', write);
      }
      sent.end();
    };
    write();
  });
}

/** Fetches a file. @returns milliseconds @throws when not all of it comes */
export function fetchFile({ port, path, headers }: Place, megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const beganAt = performance.now();
    request({ port, path, agent, headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => (length += chunk.length));
      answer.on('end', () => {
        if (length === megabytes * CHUNK.length) resolve(performance.now() - beganAt);
        else reject(new Error(`${length} bytes of a file came, with ${answer.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });
}
