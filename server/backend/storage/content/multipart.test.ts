import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { boundaryOf, readParts } from './multipart.ts';

const BOUNDARY = 'the-boundary';

async function* inChunks(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function read(bytes: Buffer, sizes: readonly number[]) {
  const found: { name: string; filename: string | undefined; content: Buffer }[] = [];
  for await (const { name, filename, body } of readParts(inChunks(bytes, sizes), BOUNDARY)) {
    const pieces: Buffer[] = [];
    for await (const piece of body) pieces.push(piece);
    found.push({ name, filename, content: Buffer.concat(pieces) });
  }
  return found;
}

/** Contents that come close to a delimiter. */
const content = fc
  .array(
    fc.oneof(
      fc.uint8Array(),
      fc.constantFrom('\r\n', '--', `\r\n--${BOUNDARY.slice(0, -1)}`, '-').map((text) => Buffer.from(text)),
    ),
  )
  .map((pieces) => Buffer.concat(pieces))
  .filter((bytes) => !bytes.includes(`\r\n--${BOUNDARY}`));
const part = fc.record({
  name: fc.stringMatching(/^[a-z]{0,9}$/),
  filename: fc.option(fc.stringMatching(/^[a-z.]{0,9}$/), { nil: undefined }),
  content,
});
const sizes = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 5 });

function write(parts: readonly { name: string; filename: string | undefined; content: Buffer }[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content: bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

test('what was written is read, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), sizes, async (parts, cuts) => {
      expect(await read(write(parts), cuts)).toEqual(parts);
    }),
    { numRuns: 500 },
  );
});

test('anything else is refused in words, and ends', async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom(
          `--${BOUNDARY}`,
          '\r\n',
          '--',
          'content-disposition: form-data',
          '; name="',
          '"',
          ':',
          'a'.repeat(9000),
        )
        .map((text) => Buffer.from(text)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(pieces, sizes, async (parts, cuts) => {
      const error = await read(Buffer.concat(parts), cuts).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error === undefined || error instanceof StorageError).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('the boundary', () => {
  test.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
    ['Multipart/Form-Data;boundary=----x', '----x'],
    ['multipart/form-data', undefined],
    ['text/plain; boundary=abc', undefined],
    [undefined, undefined],
  ])('of %j is %j', (contentType, boundary) => {
    expect(boundaryOf(contentType)).toBe(boundary);
  });
});
