import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test('lines are the same however a text is cut', () => {
  const text = fc.array(fc.string({ maxLength: 30 }).map((line) => line.replaceAll('\n', ' ').trim()));
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (lines, sizes) => {
      const whole = lines.join('\n');
      const reader = readLines();
      const read: string[] = [];
      for (let at = 0; at < whole.length; ) {
        const size = sizes.next().value;
        read.push(...reader.take(whole.slice(at, at + size)));
        at += size;
      }
      expect([...read, ...reader.end()]).toEqual(lines.filter(Boolean));
    }),
  );
});

test('a line without end is given before it is over', () => {
  const reader = readLines();
  expect(reader.take('x'.repeat(700))).toEqual([]);
  expect(reader.take('x'.repeat(700))).toHaveLength(1);
});
