import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { answeredLecture } from './answered-lecture.ts';
import { compileLecture } from './compile-lecture.ts';
import { crossedStop } from './crossed-stop.ts';
import { lectureSchema } from './lecture-contract.ts';
import type { LectureAnswers } from './lecture-data.ts';
import { lectureFrame } from './lecture-frame.ts';
import { withoutAnswers } from './without-answers.ts';

const commit = (title: string) => ({
  kind: 'commit',
  asks: 'number',
  title,
  skill: 'risk-register',
  from: 0,
  to: 500,
  truth: '20 * 15',
  tolerance: 1,
  reveal: 'Twenty coins lose $15 each.',
});

const file = v.parse(lectureSchema, {
  title: 'A gap',
  description: 'A price jumps past a stop.',
  minutes: 2,
  author: 'Editors',
  reviewed: '2026-11-20',
  skills: ['risk-register'],
  markets: { plan: { seed: 7, candles: 40, start: 50 } },
  activities: { stop: commit('Where is the stop?'), loss: commit('What is lost?') },
  scenes: [
    {
      title: 'The plan',
      stage: { kind: 'candles', market: 'plan' },
      steps: [
        { say: 'Sam buys 20 coins.', draw: [{ candles_to: 20 }], ask: 'stop' },
        {
          say: 'A stop waits below.',
          draw: [
            { level: 48, label: "Sam's stop", answer: { to: 'stop', says: 'You: ${{ answer, 2 }}' } },
            { level: 50, label: 'Bought' },
          ],
        },
      ],
    },
    {
      title: 'The sum',
      stage: { kind: 'page' },
      steps: [
        { say: 'What does it cost?', ask: 'loss' },
        {
          say: 'So much.',
          draw: [{ write: '$300', answer: { to: 'loss', says: 'You said {{ answer }}.' } }],
        },
      ],
    },
  ],
});
const { lecture, problems } = compileLecture(file);

const wordsAt = (seconds: number, answers: LectureAnswers) =>
  lectureFrame(answeredLecture(lecture, answers), seconds)?.strokes.map(({ stroke }) =>
    stroke.kind === 'writing' ? stroke.text : [stroke.label, stroke.kind === 'level' && stroke.price],
  );

describe('a lecture that asks', () => {
  test('has its stops at the end of the steps that ask', () => {
    expect(problems).toEqual([]);
    const ends = lecture.scenes.map(({ cues }) => (cues[0]?.to ?? 0) - 1 / 30);
    expect(lecture.stops).toEqual([
      { activity: 'stop', at: ends[0], title: 'Where is the stop?', prompt_html: '' },
      { activity: 'loss', at: ends[1], title: 'What is lost?', prompt_html: '' },
    ]);
  });

  test('draws what its author drew until there is an answer, and then a level for the answer beside it', () => {
    const end = lecture.scenes[0]?.to ?? 0;
    const page = lecture.seconds - 0.1;
    expect(wordsAt(end - 0.1, {})).toEqual([
      ['Sam’s stop', 48],
      ['Bought', 50],
    ]);
    expect(wordsAt(end - 0.1, { stop: 47.5 })).toEqual([
      ['Sam’s stop', 48],
      ['You: $47.50', 47.5],
      ['Bought', 50],
    ]);
    expect([wordsAt(page, { stop: 47.5 }), wordsAt(page, { loss: 1200 })]).toEqual([
      ['$300'],
      ['You said 1,200.'],
    ]);
  });

  test('shows the same at a second with the same answers, whatever was sought or answered before', () => {
    const second = fc.double({ min: 0, max: lecture.seconds, noNaN: true });
    const number = fc.integer({ min: 0, max: 500 });
    const answers = fc.record({ stop: number, loss: number }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(second, answers)), second, answers, (before, seconds, given) => {
        const fresh = lectureFrame(answeredLecture(structuredClone(lecture), given), seconds);
        for (const [earlier, some] of before) lectureFrame(answeredLecture(lecture, some), earlier);
        expect(lectureFrame(answeredLecture(lecture, given), seconds)).toEqual(fresh);
      }),
    );
  });

  test('answers change nothing but words, and add a level at the time of the author’s', () => {
    const answered = answeredLecture(lecture, { stop: 47, loss: 3 });
    const timesOf = ({ scenes }: typeof lecture) =>
      scenes.map(({ strokes, cues, reveals }) => [
        new Set(strokes.map(({ kind, from, drawn, until }) => [kind, from, drawn, until].join())),
        cues,
        reveals,
      ]);
    expect(timesOf(answered)).toEqual(timesOf(lecture));
    expect(answeredLecture(lecture, { other: 3 })).toBe(lecture);
  });
});

describe('an answer that is no number', () => {
  const asks = {
    choice: { asks: 'choice', choices: [{ text: 'As planned' }, { text: 'More', correct: true }] },
    point: {
      asks: 'point',
      x: { from: 0, to: 40 },
      y: { from: 0, to: 4 },
      truth: { x: 20, y: 2 },
      tolerance: { x: 3, y: 1 },
    },
  };
  const asking = (kind: keyof typeof asks, says: string, drawing: object = { write: '$300' }) => {
    const activity = { kind: 'commit', title: 'What?', skill: 'risk-register', reveal: 'So.', ...asks[kind] };
    const steps = [
      { say: 'One.', ask: 'what' },
      { say: 'Two.', draw: [{ ...drawing, answer: { to: 'what', says } }] },
    ];
    return compileLecture(
      v.parse(lectureSchema, {
        ...file,
        activities: { what: activity },
        scenes: [{ title: 'The sum', stage: { kind: 'page' }, steps }],
      }),
    );
  };
  const words = ({ lecture: asked }: ReturnType<typeof asking>, answers: LectureAnswers) =>
    lectureFrame(answeredLecture(asked, answers), asked.seconds - 0.1)?.strokes.map(
      ({ stroke }) => stroke.kind === 'writing' && stroke.text,
    );

  test('stands in its own words: a choice in those of its author, a point in its two numbers', () => {
    const choice = asking('choice', 'You said: {{ answer }}.');
    expect(choice.problems).toEqual([]);
    expect([words(choice, {}), words(choice, { what: 'c2' })]).toEqual([['$300'], ['You said: More.']]);
    const point = asking('point', 'You: {{ answer_x, 0 }}% and {{ answer_y, 1 }}%');
    expect(point.problems).toEqual([]);
    expect(words(point, { what: { x: 18, y: 1.5 } })).toEqual(['You: 18% and 1.5%']);
  });

  test.each([
    ['point', 'You: {{ answer }}', 'cannot be worked out'],
    ['choice', 'You: {{ answer_x }}', 'cannot be worked out'],
  ] as const)('of a %s is not said as %j', (kind, says, reason) => {
    expect(asking(kind, says).problems.map((problem) => problem.reason)).toEqual([
      expect.stringContaining(reason),
    ]);
  });
});

describe('crossedStop', () => {
  const [first = 0, second = 0] = lecture.stops.map(({ at }) => at);
  const crossed = (from: number, to: number, open: readonly string[]) =>
    crossedStop(lecture.stops, from, to, (name) => open.includes(name))?.activity;

  test('is the first open stop on the way', () => {
    expect(crossed(0, first - 0.01, ['stop'])).toBeUndefined();
    expect(crossed(0, first, ['stop'])).toBe('stop');
    expect(crossed(first, first + 1, ['stop'])).toBe('stop');
    expect(crossed(first + 0.01, second, ['stop'])).toBeUndefined();
    expect(crossed(0, second, ['loss', 'stop'])).toBe('stop');
    expect(crossed(0, second, ['loss'])).toBe('loss');
    expect(crossed(0, second, [])).toBeUndefined();
  });

  test('playing in steps of any length waits at every open stop', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 5, noNaN: true }), { minLength: 1 }), (lengths) => {
        const open = new Set(['stop', 'loss']);
        let now = 0;
        for (let turn = 0; now < lecture.seconds; turn += 1) {
          const to = now + (lengths[turn % lengths.length] ?? 1);
          const stop = crossedStop(lecture.stops, now, to, (name) => open.has(name));
          if (stop) open.delete(stop.activity);
          now = stop?.at ?? to;
        }
        expect(open.size).toBe(0);
      }),
    );
  });
});

describe('the poster', () => {
  test('is the end of the step by which most of the first scene is drawn', () => {
    expect(lecture.poster).toBeCloseTo((lecture.scenes[0]?.to ?? 0) - 1 / 30);
  });

  test('or of the step that its author names', () => {
    const named = structuredClone(file);
    const step = named.scenes[1]?.steps[1];
    if (step) step.poster = true;
    expect(compileLecture(named).lecture.poster).toBeCloseTo(lecture.seconds - 1 / 30);
  });

  test('lacks what would answer a question that is still open', () => {
    const frames = lecture.scenes.flatMap(({ to }) => lectureFrame(lecture, to - 0.05) ?? []);
    const answers = (isOpen: boolean) =>
      frames
        .flatMap((frame) => withoutAnswers(frame, () => isOpen).strokes)
        .filter(({ stroke }) => 'answer' in stroke && stroke.answer !== undefined);
    expect(answers(false).length).toBeGreaterThan(0);
    expect(answers(true)).toEqual([]);
  });
});
