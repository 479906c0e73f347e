import { expect, test } from 'vitest';
import { drawRecord, DRAWING_RADIUS } from './draw-record.ts';
import { drawingSvg } from './drawing-svg.ts';
import { sha256Text } from '../text/sha256-text.ts';
import { sineOfTurns } from './sine.ts';

const facts = {
  examBits: '1111110111111111101111011111110111111111',
  practicalBits: '11111111111011111111',
  hash: sha256Text('signed text'),
};

test('the same facts give the same drawing, to the byte, on every machine', () => {
  expect(sha256Text(drawingSvg(drawRecord(facts), { title: 'Record' }))).toMatchInlineSnapshot(
    `"752b28263092679c3508c2754cec94098b4634a079d0efc4f904c450cbe55c3e"`,
  );
});

test('one letter of the signed text bends every thread, and leaves the outlines', () => {
  const one = drawRecord(facts);
  const other = drawRecord({ ...facts, hash: sha256Text('signed texts') });
  for (const part of ['exam', 'practical', 'seal'] as const) {
    for (const [place, path] of one[part].entries()) expect(path).not.toBe(other[part][place]);
  }
  expect(one.outlines).toEqual(other.outlines);
});

test('a miss in the exam leaves the practical part as it is', () => {
  const whole = drawRecord({ ...facts, examBits: '1'.repeat(40) });
  expect(whole.practical).toEqual(drawRecord(facts).practical);
  expect(whole.exam).not.toEqual(drawRecord(facts).exam);
});

test('exams of all sizes lie within the radius', () => {
  for (const items of [1, 7, 40, 60, 200]) {
    const { exam } = drawRecord({ ...facts, examBits: '1'.repeat(items) });
    for (const path of exam) {
      const [, x = 0, y = 0] = (/^M(-?\d+) (-?\d+)l/.exec(path) ?? []).map(Number);
      let [atX, atY] = [x, y];
      const steps = path.slice(path.indexOf('l') + 1, -1).match(/-?\d+/g) ?? [];
      for (let place = 0; place < steps.length; place += 2) {
        atX += Number(steps[place]);
        atY += Number(steps[place + 1]);
        expect(Math.hypot(atX, atY)).toBeLessThanOrEqual(DRAWING_RADIUS);
      }
    }
  }
});

test('the sine is the sine', () => {
  for (let step = -400; step <= 400; step += 1) {
    expect(sineOfTurns(step / 97)).toBeCloseTo(Math.sin((2 * Math.PI * step) / 97), 12);
  }
});

test('a title with marks of XML stays text', () => {
  expect(drawingSvg(drawRecord(facts), { title: '<a & "b">' })).toContain(
    '<title>&#60;a &#38; &#34;b&#34;&#62;</title>',
  );
});
