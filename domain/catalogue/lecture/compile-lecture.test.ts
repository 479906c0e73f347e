import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileLecture } from './compile-lecture.ts';
import { drawnShare } from './drawn-share.ts';
import { lectureSchema } from './lecture-contract.ts';

const facts = {
  title: 'A gap',
  description: 'A price jumps past a stop.',
  minutes: 2,
  author: 'Editors',
  reviewed: '2026-11-20',
  skills: ['risk-register'],
  markets: { plan: { seed: 7, candles: 40, start: 50, jumps: [{ at: 30, to: 28 }] } },
};

/** A lecture of one scene, as its file would be read. */
function lectureOf(stage: object, steps: readonly object[]) {
  return v.parse(lectureSchema, { ...facts, scenes: [{ title: 'The jump', stage, steps }] });
}

const candles = { kind: 'candles', market: 'plan' };

describe('compileLecture', () => {
  test('gives each caption the time to read it, one after the other', () => {
    const { lecture, problems } = compileLecture(
      lectureOf(candles, [{ say: 'Sam buys.' }, { say: 'x'.repeat(140) }, { say: 'A pause.', seconds: 6 }]),
    );
    expect(problems).toEqual([]);
    expect(lecture.scenes[0]?.cues.map(({ from, to }) => [from, to])).toEqual([
      [0, 2.5],
      [2.5, 12.5],
      [12.5, 18.5],
    ]);
    expect(lecture.seconds).toBe(18.5);
  });

  test('begins each scene where the one before it ends', () => {
    const file = lectureOf(candles, [{ say: 'One.' }]);
    const { lecture } = compileLecture({ ...file, scenes: [...file.scenes, ...file.scenes] });
    expect(lecture.scenes.map(({ from, to }) => [from, to])).toEqual([
      [0, 2.5],
      [2.5, 5],
    ]);
  });

  test('draws the strokes of a step one after the other, within the step', () => {
    const draw = [{ candles_to: 40 }, { level: 42.5, label: 'Stop' }, { write: '30 x $12 = $360' }];
    const { lecture } = compileLecture(lectureOf(candles, [{ say: 'Short.', draw }]));
    const [scene] = lecture.scenes;
    const times = (scene?.reveals ?? []).map(({ from, to }) => [from, to]);
    times.push(...(scene?.strokes ?? []).map(({ from, drawn }) => [from, drawn]));
    expect(times.map(([from]) => from)).toEqual([0, ...times.slice(0, -1).map(([, to]) => to)]);
    expect(times.at(-1)?.[1]).toBeLessThan(2.5);
  });

  test('draws for as long as a caption is spoken, and never so slowly that it seems to have stopped', () => {
    const ends = (seconds: number) => {
      const draw = [{ level: 42.5, label: 'Stop' }];
      const { lecture } = compileLecture(lectureOf(candles, [{ say: 'A stop waits.', seconds, draw }]));
      return [lecture.scenes[0]?.strokes[0]?.drawn, Math.round(100 * drawnShare(lecture))];
    };
    expect(ends(5)).toEqual([4.5, 90]);
    expect(ends(30)).toEqual([7.2, 24]);
  });

  test('a step that reveals nothing new takes no time to draw it', () => {
    const draw = [{ candles_to: 0 }, { level: 42.5, label: 'Stop' }];
    const { lecture } = compileLecture(lectureOf(candles, [{ say: 'A stop waits.', seconds: 5, draw }]));
    expect(lecture.scenes[0]?.strokes[0]?.from).toBe(0);
    expect(drawnShare({ seconds: 0, scenes: [], stops: [], poster: 0 })).toBe(0);
  });

  test('keeps a stroke until its scene, or what the author says, ends it', () => {
    const { lecture } = compileLecture(
      lectureOf(candles, [
        {
          say: 'One.',
          draw: [
            { level: 50, label: 'Kept' },
            { level: 42, label: 'Gone', until_step: 2 },
          ],
        },
        { say: 'Two.', draw: [{ write: 'A line' }] },
        { say: 'Three.', draw: [{ erase: 'all' }] },
      ]),
    );
    expect(lecture.scenes[0]?.strokes.map(({ until }) => until)).toEqual([5, 2.5, 5]);
  });

  test('counts places as the market does, and the stage as it shows them', () => {
    const { lecture } = compileLecture(
      lectureOf({ ...candles, from: 20, to: 35 }, [
        {
          say: 'One.',
          draw: [
            { candles_to: 30 },
            { mark: 30, label: 'Sold' },
            { span: { from: 20, to: 29 }, label: 'Calm' },
          ],
        },
      ]),
    );
    const [scene] = lecture.scenes;
    expect(scene?.reveals[0]?.count).toBe(10);
    expect(scene?.strokes).toMatchObject([
      { kind: 'mark', at: 10 },
      { kind: 'span', first: 0, last: 9 },
    ]);
  });

  test.each<[string, object, object, string]>([
    [
      'an unknown market',
      { kind: 'candles', market: 'plam' },
      {},
      "There is no market 'plam'. Did you mean 'plan'?",
    ],
    [
      'a candle off the stage',
      candles,
      { mark: 40, label: 'Sold' },
      'There is no number 40 on the stage: it shows 0 to 39',
    ],
    [
      'a line that is not on the stage',
      { kind: 'line', series: [{ name: 'Small', points: [1, 2] }] },
      { mark: 1, line: 'Smal', label: 'Here' },
      "There is no line 'Smal'. Did you mean 'Small'?",
    ],
    ['a line of a level', candles, { level: 42, line: 'A', label: 'Stop' }, '`level` has no `line`.'],
    ['too many candles', candles, { candles_to: 41 }, '`candles_to` must be from 0 to 40'],
    ['a price far off the stage', candles, { level: 425, label: 'Stop' }, '425 lies far outside the stage'],
    ['two actions in one entry', candles, { mark: 1, write: 'x', label: 'y' }, 'A drawing has one action'],
    ['no action', candles, { label: 'Stop' }, 'A drawing needs one of candles_to, level'],
    ['a level without a label', candles, { level: 42 }, '`level` needs a `label`.'],
    ['a tone that means nothing', candles, { write: 'x', tone: 'up' }, '`write` has no `tone`. Remove it.'],
    [
      'a chart drawing on a page',
      { kind: 'page' },
      { level: 42, label: 'Stop' },
      'A stage of the kind page cannot show `level`.',
    ],
    [
      'a span that runs backwards',
      candles,
      { span: { from: 9, to: 3 }, label: 'x' },
      '`from` must be below `to`.',
    ],
    [
      'an end before the beginning',
      candles,
      { write: 'x', until_step: 9 },
      '`until_step` must be a later step of the scene',
    ],
    ['a calculation that is none', candles, { level: '40 +', label: 'x' }, 'cannot be worked out'],
  ])('says what is wrong with %s', (_, stage, drawing, reason) => {
    const { problems } = compileLecture(
      lectureOf(stage, [{ say: 'One.', draw: [drawing] }, { say: 'Two.' }]),
    );
    expect(problems.map((problem) => problem.reason)).toEqual([expect.stringContaining(reason)]);
    expect(problems[0]?.path.slice(0, 2)).toEqual(['scenes', 0]);
  });
});
