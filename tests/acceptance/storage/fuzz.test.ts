import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzing, MARK } from '#tests/support/fuzz.ts';
import { ALICE } from '#tests/support/gateway-server.ts';
import { startStorageServer, type StorageServer } from './storage-server.ts';

let server: StorageServer;
beforeAll(async () => {
  server = await startStorageServer('file_size_limit = "20kB"\nuser_quota = "200kB"');
});
afterAll(() => server?.close());

const of = fc.constantFrom;
const { timeoutMs, ...runs } = fuzzing(400);

const text = fc
  .oneof(
    of(
      '',
      'a',
      '..',
      '../x',
      'a/b',
      'é',
      '\u{1F4DA}',
      '%',
      '%00',
      '\\',
      "'",
      '"',
      '$1',
      '\ud800',
      'x'.repeat(1100),
    ),
    fc.string({ maxLength: 12 }),
  )
  .map((made) => (made.length % 3 === 0 ? made + MARK : made));
const bucket = fc.oneof(
  { weight: 6, arbitrary: of('private', 'pictures', 'inbox') },
  { weight: 1, arbitrary: text.map((made) => encodeURIComponent(made.toWellFormed())) },
);
const key = fc.oneof(
  of('a.txt', `${ALICE}/a.txt`, `${ALICE}/b/c.png`, ALICE, 'a//b', '%E0%A4%A', '%2e%2e/x', 'a?b', 'sign'),
  text.map((made) => `${ALICE}/${encodeURIComponent(made.toWellFormed())}`),
);
const path = fc.oneof(
  fc.tuple(bucket, key).map(([id, name]) => `/object/${id}/${name}`),
  fc
    .tuple(
      of('public', 'authenticated', 'sign', 'info', 'info/public', 'upload/sign', 'list', 'list-v2'),
      bucket,
      key,
    )
    .map(([what, id, name]) => `/object/${what}/${id}${what.startsWith('list') ? '' : `/${name}`}`),
  of(
    '/bucket',
    '/object/move',
    '/object/copy',
    '/upload/resumable',
    '/upload/resumable/sign',
    '/',
    '/nowhere',
  ),
  bucket.map((id) => `/bucket/${id}`),
  bucket.map((id) => `/bucket/${id}/empty`),
  bucket.map((id) => `/object/${id}`),
  fc.uuid().map((id) => `/upload/resumable/${id}`),
);
const query = fc.oneof(
  of('', '?token=x', '?token=a.b.c', '?download', '?download=a%0d%0ab', '?download=%E0', '?x=1&x=2'),
  text.map((made) => `?token=${encodeURIComponent(made.toWellFormed())}`),
);
const odd = fc.oneof(text, fc.integer(), fc.constant(null), fc.boolean(), fc.jsonValue({ maxDepth: 2 }));
const json = fc
  .oneof(
    fc.dictionary(
      of(
        'id',
        'name',
        'public',
        'file_size_limit',
        'allowed_mime_types',
        'prefix',
        'prefixes',
        'limit',
        'offset',
      ),
      odd,
      { maxKeys: 5 },
    ),
    fc.dictionary(
      of(
        'sortBy',
        'search',
        'cursor',
        'with_delimiter',
        'bucketId',
        'sourceKey',
        'destinationKey',
        'expiresIn',
        'paths',
      ),
      odd,
      { maxKeys: 5 },
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map((value) => ({ type: 'application/json', body: Buffer.from(JSON.stringify(value)) }));

/** A form, whole or broken off, with parts that say too little or too much. */
const form = fc
  .tuple(
    fc.array(
      fc.tuple(
        of('cacheControl', 'metadata', '', 'file', 'x"y'),
        of('', '; filename="a.txt"', '; filename=""', '; filename="a', ';;;'),
        of('', 'Content-Type: image/png', 'Content-Type: ', 'Content-Type', 'X: y\r\n\r\n'),
        fc.oneof(
          fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
          text.map((made) => Buffer.from(made)),
          of(Buffer.from('\r\n--b'), Buffer.from('\r\n--b--'), Buffer.alloc(30_000)),
        ),
      ),
      { maxLength: 4 },
    ),
    of('--b--\r\n', '--b--', '--b', '', '--c--'),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
    of('b', '"b"', 'c', '', 'b; boundary=c'),
  )
  .map(([parts, end, part, isWhole, boundary]) => {
    const pieces = parts.map(([name, more, type, body]) =>
      Buffer.concat([
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n${type}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
      ]),
    );
    const whole = Buffer.concat([...pieces, Buffer.from(end)]);
    const body = isWhole ? whole : whole.subarray(0, Math.floor(whole.length * part));
    return { type: `multipart/form-data; boundary=${boundary}`, body };
  });
const raw = fc
  .tuple(
    of('image/png', 'text/plain', 'text/html', 'x', '', 'application/offset+octet-stream', 'a/b;,c/d'),
    fc.uint8Array({ maxLength: 64 }),
    of(1, 1, 1, 500),
  )
  .map(([type, bytes, times]) => ({
    type,
    body: Buffer.concat(Array.from({ length: times }, () => Buffer.from(bytes))),
  }));
const base64 = text.map((made) => Buffer.from(made).toString('base64'));
const headers = fc.record(
  {
    'x-upsert': of('true', 'false', 'x'),
    'cache-control': of('max-age=60', 'x', 'private, max-age=99999999999999999999'),
    'x-metadata': base64,
    range: of('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-3', 'x', 'bytes=99999999999999999999-'),
    'if-none-match': of('*', '"x"', 'W/"x"', ','),
    'if-modified-since': of('Mon, 23 Nov 2026 00:00:00 GMT', 'x'),
    'if-range': of('"x"', 'Mon, 23 Nov 2026 00:00:00 GMT'),
    'tus-resumable': of('1.0.0', '1.0.0', '0.2.2'),
    'upload-length': of('0', '5', '64', '-1', '1e3', '999999999999999', 'x'),
    'upload-offset': of('0', '1', '-1', 'x'),
    'upload-metadata': fc.oneof(
      fc
        .tuple(bucket, key, base64)
        .map(
          ([id, name, more]) =>
            `bucketName ${Buffer.from(id).toString('base64')},objectName ${Buffer.from(name).toString('base64')},metadata ${more}`,
        ),
      of('', ',', 'a', 'a b c', '='.repeat(20_000)),
    ),
    'x-signature': of('x', 'a.b.c'),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  path,
  query,
  method: of('GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
  as: of<('anon' | typeof ALICE | 'service_role')[]>('anon', ALICE, ALICE, 'service_role'),
  headers,
  sent: fc.oneof(json, form, raw),
});

function mustBeSound(): void {
  expect([...server.statements].filter((statement) => statement.includes(MARK))).toEqual([]);
  expect(server.logged.filter((line) => line.includes('failed'))).toEqual([]);
}

test(
  'whatever is asked of files is answered or refused, and no value becomes a part of a statement',
  async () => {
    const uploads: string[] = [];
    await fc.assert(
      fc.asyncProperty(request, async (asked) => {
        const hasBody = !['GET', 'HEAD'].includes(asked.method);
        // A bucket that is gone would leave nothing to ask for.
        fc.pre(
          !(asked.as === 'service_role' && asked.method === 'DELETE' && asked.path.startsWith('/bucket')),
        );
        // What was announced is gone on with, not only what never was.
        const known = uploads.at(-1);
        const isNext =
          known !== undefined && asked.path.startsWith('/upload/resumable/') && asked.path.length > 30;
        const response = await server.fetch((isNext ? known : asked.path) + asked.query, {
          as: asked.as,
          method: asked.method,
          headers: {
            ...asked.headers,
            ...(hasBody && asked.sent.type !== '' && { 'content-type': asked.sent.type }),
          },
          ...(hasBody && { body: new Uint8Array(asked.sent.body) }),
        });
        const answer = await response.text();
        expect(response.status, answer).toBeLessThan(500);
        const location = response.headers.get('location')?.replace('/storage/v1', '');
        if (location !== undefined) uploads.push(location);
        if (response.status < 400 || asked.method === 'HEAD') return;
        expect(typeof (JSON.parse(answer) as { message: unknown }).message).toBe('string');
        expect(answer).not.toMatch(/syntax error|ENOENT|storage\/objects|at file:/);
      }),
      runs,
    );
    mustBeSound();
    expect(server.statements.size, 'statements are few, however many values there are').toBeLessThan(100);
    expect((await server.fetch('/bucket', { as: 'service_role' })).status).toBe(200);
  },
  timeoutMs,
);

/** Bytes that are nearly requests. */
const bytes = fc
  .array(
    fc.oneof(
      of(
        'GET /storage/v1/bucket HTTP/1.1\r\n',
        'POST /storage/v1/object/inbox/a.txt HTTP/1.1\r\n',
        'GET http://h/storage/v1/bucket HTTP/1.1\r\n',
        'GET //..//%2e HTTP/1.1\r\n',
        'OPTIONS * HTTP/1.1\r\n',
        'QUERY / HTTP/1.1\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'host: a\r\n',
        'host: b\r\n',
        'apikey: the-anon-key\r\n',
        'content-length: 5\r\n',
        'content-length: -1\r\n',
        'transfer-encoding: chunked\r\n',
        'content-type: multipart/form-data; boundary=b\r\n',
        'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\n',
        'connection: close\r\n',
        'expect: 100-continue\r\n',
        `x: ${'y'.repeat(40_000)}\r\n`,
        '\r\n',
        '5\r\nhello\r\n0\r\n\r\n',
        'fffffffffffffffff\r\n',
        'hello',
      ),
      fc.string({ maxLength: 10 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test(
  'whatever bytes come over a connection, it is answered or ended, and others are served',
  async () => {
    const { port } = new URL(server.url);
    await fc.assert(
      fc.asyncProperty(bytes, async (sent) => {
        const answer = await new Promise<string>((resolve) => {
          const socket = connect(Number(port), '127.0.0.1');
          let received = '';
          socket.on('data', (chunk) => (received += chunk.toString('latin1')));
          socket.on('error', () => undefined);
          socket.on('close', () => resolve(received));
          socket.end(sent, 'latin1');
        });
        for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d{3})/g))
          expect(Number(status), answer).toBeLessThan(500);
      }),
      runs,
    );
    mustBeSound();
    expect((await server.fetch('/bucket', { as: ALICE })).status).toBe(200);
  },
  timeoutMs,
);
