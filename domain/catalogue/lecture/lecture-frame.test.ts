import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileLecture } from './compile-lecture.ts';
import { lectureSchema } from './lecture-contract.ts';
import { completedStep, FRAMES_PER_SECOND, lectureFrame, lectureSteps } from './lecture-frame.ts';
import { storyboard } from './storyboard.ts';

const { lecture } = compileLecture(
  v.parse(lectureSchema, {
    title: 'A gap',
    description: 'A price jumps past a stop.',
    minutes: 2,
    author: 'Editors',
    reviewed: '2026-11-20',
    skills: ['risk-register'],
    markets: { plan: { seed: 7, candles: 40, start: 50 } },
    scenes: [
      {
        title: 'The plan',
        stage: { kind: 'candles', market: 'plan' },
        steps: [
          { say: 'Sam buys 20 coins.' },
          {
            say: 'The price moves on.',
            draw: [{ candles_to: 20 }, { level: 48, label: 'Stop', until_step: 3 }],
          },
          { say: 'And further, without the stop.', draw: [{ candles_to: 40 }, { mark: 3, label: 'Bought' }] },
        ],
      },
      {
        title: 'The sum',
        stage: { kind: 'page' },
        steps: [
          { say: 'The loss is written down.', draw: [{ write: '30 x $12 = $360' }] },
          { say: 'And nothing else.' },
        ],
      },
    ],
  }),
);

const moment = fc.double({ min: 0, max: lecture.seconds, noNaN: true });
const frameSeconds = 1 / FRAMES_PER_SECOND;

describe('lectureFrame', () => {
  test('depends on the time alone: seeking to a moment shows what playing to it shows', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 1 }), moment, (before, seconds) => {
        for (const earlier of before) lectureFrame(lecture, earlier);
        expect(lectureFrame(lecture, seconds)).toEqual(lectureFrame(structuredClone(lecture), seconds));
      }),
    );
  });

  test('the pointer stands at what is being drawn, and leaves it alone once it was seen', () => {
    const strokes = lecture.scenes.flatMap((scene) => scene.strokes).filter(({ kind }) => kind !== 'writing');
    expect(strokes.length).toBeGreaterThan(1);
    for (const stroke of strokes) {
      const middle = lectureFrame(lecture, (stroke.from + stroke.drawn) / 2);
      expect(middle?.pointer).toMatchObject({ at: { stroke }, opacity: 1 });
      expect(middle?.pointer?.comes).toBeUndefined();
    }
    expect(lectureFrame(lecture, 0)?.pointer).toBeUndefined();
    for (const place of lectureSteps(lecture).keys())
      expect(completedStep(lecture, place)?.pointer).toBeUndefined();
  });

  test('moves without jumps inside a scene', () => {
    let strokes = 0;
    fc.assert(
      fc.property(moment, (seconds) => {
        const now = lectureFrame(lecture, seconds);
        const next = lectureFrame(lecture, seconds + frameSeconds);
        fc.pre(now !== undefined && next?.scene === now.scene);
        // No faster than a candle in two frames, and no stroke by more than a fifth at once.
        expect(Math.abs(next.revealed - now.revealed)).toBeLessThan(0.5);
        for (const { stroke, progress, opacity } of next.strokes) {
          const before = now.strokes.find((each) => each.stroke === stroke);
          expect(progress - (before?.progress ?? 0)).toBeLessThan(0.2);
          expect(Math.abs(opacity - (before?.opacity ?? 1))).toBeLessThan(0.2);
          strokes += 1;
        }
      }),
    );
    expect(strokes).toBeGreaterThan(0);
  });

  test('shows one caption and one scene at every moment, in their order', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, second] = [
          lectureFrame(lecture, Math.min(a, b)),
          lectureFrame(lecture, Math.max(a, b)),
        ];
        expect(first?.step).toBeLessThanOrEqual(second?.step ?? -1);
        expect(first?.scene.cues).toContainEqual({
          from: first?.cue.from,
          to: first?.cue.to,
          text: first?.cue.text,
        });
      }),
    );
  });

  test('counts what lies outside as the first and the last moment', () => {
    expect(lectureFrame(lecture, -5)).toEqual(lectureFrame(lecture, 0));
    expect(lectureFrame(lecture, 999)).toEqual(lectureFrame(lecture, lecture.seconds));
    expect(lectureFrame({ seconds: 0, scenes: [], stops: [], poster: 0 }, 0)).toBeUndefined();
  });

  test('takes a stroke away when its step comes', () => {
    const stops = (seconds: number) =>
      lectureFrame(lecture, seconds)?.strokes.filter(({ stroke }) => stroke.kind === 'level').length;
    const third = lectureSteps(lecture)[2]?.from ?? 0;
    expect([stops(third - 0.01), stops(third + 1)]).toEqual([1, 0]);
  });
});

test('completedStep shows each step with everything drawn', () => {
  const steps = lectureSteps(lecture).map((_, step) => completedStep(lecture, step));
  expect(steps.map((frame) => frame?.step)).toEqual([0, 1, 2, 3, 4]);
  expect(steps.map((frame) => frame?.revealed)).toEqual([0, 20, 40, 0, 0]);
  expect(steps.flatMap((frame) => frame?.strokes.map(({ progress }) => progress) ?? [])).toEqual([
    1, 1, 1, 1,
  ]);
});

test('storyboard has a picture for each scene and each step that draws, with all captions', () => {
  const panels = storyboard(lecture);
  expect(panels.map(({ captions }) => captions)).toEqual([
    ['Sam buys 20 coins.', 'The price moves on.'],
    ['And further, without the stop.'],
    ['The loss is written down.', 'And nothing else.'],
  ]);
});
