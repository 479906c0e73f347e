import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that speaks as much of S3 as files need, in memory. */
export type S3Server = {
  readonly url: string;
  /** Keys with what lies there. */
  readonly files: Map<string, Buffer>;
  /** What was asked for, such as `PUT /bucket/key`. */
  readonly asked: string[];
  /** From now on everything is answered with an error. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
};

const BUCKET = '/files/';

/** @param accessKey the one that requests have to be signed with */
export async function startS3Server(accessKey: string): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  let isFailing = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${pathname}`);
    const body = Buffer.concat(await request.toArray());
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (isFailing) return void refuse(501, 'NotImplemented');
    const isSigned = request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/`);
    if (isSigned !== true) return void refuse(403, 'InvalidAccessKeyId');
    if (request.method === 'GET' && searchParams.has('list-type')) {
      const contents = [...files.keys()].map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      );
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
      return;
    }
    const key = decodeURIComponent(pathname).slice(BUCKET.length);
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && source !== undefined) {
      const from = files.get(decodeURIComponent(String(source)).slice(BUCKET.length - 1));
      if (!from) return void refuse(404, 'NoSuchKey');
      files.set(key, from);
      response.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
    } else if (request.method === 'PUT') {
      files.set(key, body);
      response.end();
    } else if (request.method === 'DELETE') {
      files.delete(key);
      response.writeHead(204).end();
    } else {
      const file = files.get(key);
      if (!file) return void refuse(404, 'NoSuchKey');
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = start === undefined ? file : file.subarray(Number(start), Number(end) + 1);
      response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length }).end(part);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    fail: (failing) => {
      isFailing = failing;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
