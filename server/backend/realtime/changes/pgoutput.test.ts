import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePgoutput } from './pgoutput.ts';

const byte = (value: number | string) =>
  Buffer.from([typeof value === 'string' ? value.charCodeAt(0) : value]);
const int = (bytes: 2 | 4 | 8, value: number | bigint) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16BE(Number(value));
  else if (bytes === 4) buffer.writeUInt32BE(Number(value));
  else buffer.writeBigInt64BE(BigInt(value));
  return buffer;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const tuple = (values: readonly (string | null | undefined)[]) =>
  Buffer.concat([
    int(2, values.length),
    ...values.map((value) => {
      if (value === null) return byte('n');
      if (value === undefined) return byte('u');
      return Buffer.concat([byte('t'), int(4, Buffer.byteLength(value)), Buffer.from(value)]);
    }),
  ]);

test('a beginning tells when its transaction was committed, and which it is', () => {
  const data = Buffer.concat([byte('B'), int(8, 5), int(8, 1_500_000), int(4, 77)]);
  expect(decodePgoutput(data)).toEqual({
    kind: 'begin',
    committedAt: new Date('2000-01-01T00:00:01.5Z'),
    xid: 77,
  });
});

test('a relation tells its columns and which are its key', () => {
  const columns = [
    Buffer.concat([byte(1), text('id'), int(4, 23), int(4, 0xff_ff_ff_ff)]),
    Buffer.concat([byte(0), text('naïve'), int(4, 25), int(4, 5)]),
  ];
  const data = Buffer.concat([
    byte('R'),
    int(4, 9),
    text('public'),
    text('rows'),
    byte('d'),
    int(2, 2),
    ...columns,
  ]);
  expect(decodePgoutput(data)).toEqual({
    kind: 'relation',
    oid: 9,
    schema: 'public',
    table: 'rows',
    columns: [
      { name: 'id', isKey: true, typeOid: 23 },
      { name: 'naïve', isKey: false, typeOid: 25 },
    ],
  });
});

const values = fc.array(
  fc.option(fc.option(fc.string({ unit: 'binary' }), { nil: undefined }), { nil: null }),
  { maxLength: 20 },
);

describe('rows come back as they were written', () => {
  test('inserted', () => {
    fc.assert(
      fc.property(values, (row) => {
        const data = Buffer.concat([byte('I'), int(4, 9), byte('N'), tuple(row)]);
        expect(decodePgoutput(data)).toEqual({ kind: 'insert', oid: 9, row });
      }),
    );
  });

  test('updated, with and without the key before', () => {
    fc.assert(
      fc.property(
        values,
        fc.option(values, { nil: undefined }),
        fc.constantFrom('K', 'O'),
        (row, key, letter) => {
          const before = key ? [byte(letter), tuple(key)] : [];
          const data = Buffer.concat([byte('U'), int(4, 9), ...before, byte('N'), tuple(row)]);
          expect(decodePgoutput(data)).toEqual({ kind: 'update', oid: 9, row, key });
        },
      ),
    );
  });

  test('deleted', () => {
    fc.assert(
      fc.property(values, (key) => {
        const data = Buffer.concat([byte('D'), int(4, 9), byte('K'), tuple(key)]);
        expect(decodePgoutput(data)).toEqual({ kind: 'delete', oid: 9, key });
      }),
    );
  });
});

test.each(['C', 'O', 'Y', 'T', 'M', 'S'])('%s asks for nothing', (letter) => {
  const message = decodePgoutput(Buffer.concat([byte(letter), Buffer.alloc(20)]));
  expect(message === undefined || message.kind === 'commit').toBe(true);
});

test('what is cut off is an error, and never something else', () => {
  const whole = Buffer.concat([byte('I'), int(4, 9), byte('N'), tuple(['one', null, 'three'])]);
  for (let length = 1; length < whole.length; length += 1)
    expect(() => decodePgoutput(whole.subarray(0, length)), String(length)).toThrow(RangeError);
});

test('whatever bytes come, nothing else is thrown', () => {
  const decode = (bytes: Uint8Array) => {
    try {
      decodePgoutput(Buffer.from(bytes));
      return undefined;
    } catch (error) {
      return error instanceof RangeError ? undefined : error;
    }
  };
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
      expect(decode(bytes)).toBeUndefined();
    }),
  );
});
