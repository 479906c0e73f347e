import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounded, MOST_GUESS, MOST_SLIP, traceAnswer, traceResponse, tracingParameters } from './tracing.ts';

describe('knowledge tracing', () => {
  // Worked out by hand: 0.2 x 0.9 = 0.18 against 0.8 x 0.25 = 0.2, so 0.18 / 0.38 = 9/19; then 9/19 + 10/19 x 0.15 = 10.5/19.
  test('a right choice', () => {
    expect(traceAnswer(0.2, true, tracingParameters(false))).toBeCloseTo(10.5 / 19, 8);
  });

  // 0.18 against 0.8 x 0.05 = 0.04, so 9/11; then 9/11 + 2/11 x 0.15 = 9.3/11.
  test('a right number says more', () => {
    expect(traceAnswer(0.2, true, tracingParameters(true))).toBeCloseTo(9.3 / 11, 8);
  });

  // 0.2 x 0.1 = 0.02 against 0.8 x 0.75 = 0.6, so 1/31; then 1/31 + 30/31 x 0.15 = 5.5/31.
  test('a wrong choice', () => {
    expect(traceAnswer(0.2, false, tracingParameters(false))).toBeCloseTo(5.5 / 31, 8);
  });

  test('one hint shows nothing and teaches, two count as wrong', () => {
    const right = { is_right: true, is_constructed: true };
    expect(traceResponse(0.2, { ...right, hints: 1 })).toBeCloseTo(0.2 + 0.8 * 0.15, 8);
    expect(traceResponse(0.2, { ...right, hints: 2 })).toBe(
      traceResponse(0.2, { is_right: false, is_constructed: true, hints: 0 }),
    );
  });

  test('guess and slip stay where the model is identified, whatever is put in', () => {
    fc.assert(
      fc.property(fc.record({ prior: any(), learn: any(), guess: any(), slip: any() }), (parameters) => {
        const { guess, slip } = bounded(parameters);
        expect(guess).toBeLessThanOrEqual(MOST_GUESS);
        expect(slip).toBeLessThanOrEqual(MOST_SLIP);
        // Who knows a skill answers right more often than who does not.
        expect(1 - slip).toBeGreaterThan(guess);
      }),
    );
  });

  test('a right answer never lowers what is held likely, and a likelihood stays one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (known, isConstructed) => {
        const right = traceAnswer(known, true, tracingParameters(isConstructed));
        const wrong = traceAnswer(known, false, tracingParameters(isConstructed));
        expect(right).toBeGreaterThanOrEqual(known - 1e-9);
        expect(wrong).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(1);
        expect(wrong).toBeLessThanOrEqual(right);
      }),
    );
  });
});

function any() {
  return fc.double({ min: -1, max: 2, noNaN: true });
}
