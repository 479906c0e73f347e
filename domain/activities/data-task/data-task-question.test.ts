import { describe, expect, test } from 'vitest';
import { dataTaskQuestion } from './data-task-question.ts';
import type { DataTaskKey, KeyOf } from './data-task-key.ts';

const facts = {
  kind: 'data-task',
  skill: 'var-es',
  hint: '',
  reveal: '<p>All.</p>',
  because: {},
  truth: 0,
} as const;

describe('marked rows', () => {
  const key: KeyOf<'mark'> = {
    ...facts,
    asks: 'mark',
    rows: 40,
    right: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    because: { '1': '<p>First.</p>', '40': '<p>Last.</p>', '2': '<p>Second.</p>' },
  };
  const first = (count: number) => Array.from({ length: count }, (_, place) => String(place + 1));

  test.each([
    [first(10), true, 1],
    [first(10).toReversed(), true, 1],
    [first(9), true, 18 / 19],
    [first(12), true, 20 / 22],
    [first(8), false, 16 / 18],
    [first(13), false, 20 / 23],
    [first(40), false, 20 / 50],
    [['40'], false, 0],
  ])('%j are right: %s, F1 %d', (rows, isRight, share) => {
    expect(dataTaskQuestion(key).grade(rows)).toMatchObject({ is_right: isRight, share });
  });

  test('each is told what it came to, and nothing of the others', () => {
    expect(dataTaskQuestion(key).grade(['1', '40'])?.rows).toEqual([
      { row: '1', is_right: true, html: '<p>First.</p>' },
      { row: '40', is_right: false, html: '<p>Last.</p>' },
    ]);
  });

  test.each([[[]], [['41']], [['0']], [['1', '1']], [['01']], [3], ['1']])('%j marks nothing', (answer) => {
    expect(dataTaskQuestion(key).grade(answer)).toBeUndefined();
  });
});

describe('tagged rows', () => {
  const key: KeyOf<'tag'> = {
    ...facts,
    asks: 'tag',
    tags: ['followed', 'broke'],
    right: Object.fromEntries(
      Array.from({ length: 10 }, (_, row) => [String(row + 1), row < 6 ? 'followed' : 'broke']),
    ),
    because: { '1': '<p>Planned.</p>', '10': '<p>Doubled.</p>' },
  };
  const tags = (broke: number) =>
    Object.keys(key.right).map((row) => `${row}:${Number(row) > broke ? 'broke' : 'followed'}`);

  test.each([
    [6, true, 1],
    [7, true, 0.9],
    [5, true, 0.9],
    [8, false, 0.8],
    [10, false, 0.6],
  ])('with the first %i followed: %s, share %d', (followed, isRight, share) => {
    expect(dataTaskQuestion(key).grade(tags(followed))).toMatchObject({ is_right: isRight, share });
  });

  test('why a tag is right is told, and of a wrong one only that it is', () => {
    const rows = dataTaskQuestion(key).grade(tags(10))?.rows;
    expect(rows?.at(0)).toEqual({ row: '1', is_right: true, html: '<p>Planned.</p>' });
    expect(rows?.at(9)).toEqual({ row: '10', is_right: false, html: '' });
  });

  test.each([[tags(6).slice(1)], [[...tags(6).slice(1), '1:odd']], [[...tags(6).slice(1), '2:broke']], [7]])(
    '%j tags not every row',
    (answer) => {
      expect(dataTaskQuestion(key).grade(answer)).toBeUndefined();
    },
  );
});

describe('a value', () => {
  const key: DataTaskKey = {
    ...facts,
    asks: 'value',
    right: 2.5,
    tolerance: 0.1,
    hint: '<p>Sort first.</p>',
  };
  const grade = (answer: number) => dataTaskQuestion(key).grade(answer);

  test.each([
    [2.5, true],
    [2.6, true],
    [2.4, true],
    [2.61, false],
  ])('%d is right: %s', (answer, isRight) => {
    expect(grade(answer)?.is_right).toBe(isRight);
  });

  test('who errs is given the hint', () => {
    expect(grade(3)).toMatchObject({ error: 0.5, notes: [{ html: '<p>Sort first.</p>' }] });
    expect(grade(2.5)?.notes).toEqual([]);
  });
});

describe('mistakes that were foreseen', () => {
  const belief = {
    html: '<p>These rose.</p>',
    mistake: 'belief',
    misconception: 'risk-is-any-move',
    belief: 'Any move is a risk.',
  } as const;
  const marks: KeyOf<'mark'> = {
    ...facts,
    asks: 'mark',
    hint: '<p>Sort them.</p>',
    rows: 40,
    right: ['1', '2'],
    mistakes: [{ marks: ['39', '40'], note: belief }],
  };
  const value: KeyOf<'value'> = {
    ...facts,
    asks: 'value',
    right: 10,
    tolerance: 0.5,
    mistakes: [{ value: 20, note: { html: '<p>Twice.</p>', mistake: 'misread' } }],
  };
  const notes = (key: DataTaskKey, answer: number | string[]) => dataTaskQuestion(key).grade(answer)?.notes;

  test('are named before the hint, and say nothing of what is right', () => {
    expect(notes(marks, ['40', '39'])).toEqual([belief, { html: '<p>Sort them.</p>' }]);
    expect(notes(value, 20.5)).toEqual([{ html: '<p>Twice.</p>', mistake: 'misread' }]);
  });

  test('are not named for right answers and others', () => {
    expect(notes(marks, ['1', '2'])).toEqual([]);
    expect(notes(marks, ['1', '40'])).toEqual([{ html: '<p>Sort them.</p>' }]);
    expect(notes(value, 10.5)).toEqual([]);
    expect(notes(value, 21)).toEqual([]);
    // Compiled before mistakes could be foreseen.
    const { mistakes: _none, ...old } = value;
    expect(notes(old, 20)).toEqual([]);
  });
});
