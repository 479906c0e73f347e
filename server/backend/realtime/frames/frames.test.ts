import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFrame } from './decode-frame.ts';
import { encodeBroadcast } from './encode-broadcast.ts';
import { encodeFrame } from './encode-frame.ts';
import type { ProtocolVersion } from './frame.ts';

const versions: ProtocolVersion[] = ['1.0.0', '2.0.0'];
const name = fc.string({ minLength: 1, maxLength: 255, unit: 'binary' });
const ref = fc.option(fc.string({ maxLength: 20 }), { nil: null });
const decodeText = (version: ProtocolVersion, text: string) => decodeFrame(version, Buffer.from(text), false);

/** A broadcast as clients of version 2.0.0 send it. */
function push(names: readonly string[], encoding: number, body: Buffer): Buffer {
  const parts = names.map((part) => Buffer.from(part));
  return Buffer.concat([Buffer.from([3, ...parts.map(({ length }) => length), encoding]), ...parts, body]);
}

describe.each(versions)('text of version %s', (version) => {
  test('comes back as it was written', () => {
    fc.assert(
      fc.property(
        name,
        name,
        ref,
        ref,
        fc.dictionary(fc.string(), fc.jsonValue()),
        (topic, event, joinRef, own, payload) => {
          fc.pre(event !== 'broadcast' && topic.isWellFormed() && event.isWellFormed());
          const text = JSON.stringify(payload);
          const frame = decodeText(version, encodeFrame(version, { topic, event, joinRef, ref: own }, text));
          expect(frame).toEqual({
            topic,
            event,
            joinRef,
            ref: own,
            payload: JSON.parse(text),
            broadcast: null,
          });
        },
      ),
    );
  });

  test('that is no frame is none, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(() => decodeText(version, text)).not.toThrow();
      }),
    );
    for (const text of ['', '{', 'null', '5', '[]', '{}', '["1","1","","e",{}]', '{"topic":"t","event":5}'])
      expect(decodeText(version, text), text).toBeUndefined();
  });

  test('whatever bytes come, it throws nothing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isBinary) => {
        expect(() => decodeFrame(version, Buffer.from(bytes), isBinary)).not.toThrow();
      }),
    );
  });
});

test('a broadcast in text is what was said and nothing beside it', () => {
  const payload = '{"type":"broadcast","event":"move","payload":{"x":1},"forged":true}';
  for (const version of versions) {
    const frame = decodeText(
      version,
      encodeFrame(version, { topic: 't', event: 'broadcast', joinRef: '1', ref: '2' }, payload),
    );
    expect(frame?.broadcast).toEqual({ event: 'move', body: '{"x":1}' });
  }
});

describe('a broadcast in binary', () => {
  test('is read with its names, and its body as JSON or bytes', () => {
    fc.assert(
      fc.property(
        ref,
        ref,
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.uint8Array(),
        fc.jsonValue(),
        (joinRef, own, topic, event, bytes, value) => {
          const names = [joinRef ?? '', own ?? '', topic, event, ''];
          const address = {
            topic,
            event: 'broadcast',
            joinRef: joinRef || null,
            ref: own || null,
            payload: {},
          };
          expect(decodeFrame('2.0.0', push(names, 0, Buffer.from(bytes)), true)).toEqual({
            ...address,
            broadcast: { event, body: Buffer.from(bytes) },
          });
          const json = Buffer.from(JSON.stringify(value));
          expect(decodeFrame('2.0.0', push(names, 1, json), true)?.broadcast?.body).toBe(
            JSON.stringify(JSON.parse(json.toString())),
          );
        },
      ),
    );
  });

  test('is refused when its JSON is none: whoever gets it would stumble', () => {
    expect(decodeFrame('2.0.0', push(['1', '2', 't', 'e', ''], 1, Buffer.from('{')), true)).toBeUndefined();
  });

  test('is refused when its lengths are beyond its end', () => {
    const whole = push(['1', '2', 'topic', 'event', ''], 0, Buffer.alloc(0));
    for (let length = 0; length < whole.length; length += 1)
      expect(decodeFrame('2.0.0', whole.subarray(0, length), true), String(length)).toBeUndefined();
  });

  test('is unknown to the older version', () => {
    expect(decodeFrame('1.0.0', push(['', '', 't', 'e', ''], 0, Buffer.alloc(1)), true)).toBeUndefined();
    expect(encodeBroadcast('1.0.0', 't', { event: 'e', body: Buffer.alloc(1) })).toBeUndefined();
  });

  test('is written with its names and what it is stored as', () => {
    const frame = encodeBroadcast('2.0.0', 'tä', { event: 'e', body: Buffer.from([1, 2]), storedAs: 'x' });
    const meta = '{"id":"x"}';
    expect(frame).toEqual(
      Buffer.concat([Buffer.from([4, 3, 1, meta.length, 0]), Buffer.from(`täe${meta}`), Buffer.from([1, 2])]),
    );
  });
});

test('a broadcast in text says what it is stored as', () => {
  expect(encodeBroadcast('1.0.0', 't', { event: 'e', body: '{}', storedAs: 'x' })).toBe(
    '{"topic":"t","event":"broadcast","payload":{"type":"broadcast","event":"e","payload":{},"meta":{"id":"x"}},"ref":null,"join_ref":null}',
  );
});
