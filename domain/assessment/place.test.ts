import { expect, test } from 'vitest';
import { assessmentMinutesLeft, offeredAnswers, questionToShow } from './place.ts';

const ids = ['a', 'b', 'c'];

test('the question to show is the first without an answer, or an earlier one', () => {
  expect(questionToShow(undefined, ids, {})).toBe(1);
  expect(questionToShow(undefined, ids, { a: '1', b: '2' })).toBe(3);
  expect(questionToShow(1, ids, { a: '1', b: '2' })).toBe(1);
  expect(questionToShow(3, ids, { a: '1' })).toBe(2);
  expect(questionToShow(9, ids, { a: '1', b: '2', c: '3' })).toBe(3);
});

test('the time left shrinks, and never says none', () => {
  expect([1, 2, 3, 4, 5].map((number) => assessmentMinutesLeft(number, 5))).toEqual([2, 1, 1, 1, 1]);
});

test('an answer that is not offered, or to a question that is gone, counts as none', () => {
  const questions = [
    { id: 'a', choices: [{ value: '1' }, { value: 'not-sure' }] },
    { id: 'b', choices: [{ value: '1' }] },
  ];
  expect(offeredAnswers(questions, { a: 'not-sure', b: '7', gone: '1' })).toEqual({ a: 'not-sure' });
});
