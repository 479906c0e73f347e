import { describe, expect, test } from 'vitest';
import { stemOf, subjectOf, wordsOf } from './question-words.ts';

test.each([
  ["What's a stop?", ['whats', 'a', 'stop']],
  ['什么是外汇？', ['什么', '是', '外汇']],
  ['¿Qué es?', ['qué', 'es']],
  ['', []],
])('the words of "%s"', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('stemOf brings together', () => {
  test.each([
    ['losses', 'loss'],
    ['losing', 'lose'],
    ['traded', 'trade'],
    ['currencies', 'currency'],
    ['stopped', 'stop'],
    ['selling', 'sell'],
  ])('%s and %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each(['need', 'ring', 'fx', 'riesgo', '风险', '61.8'])('and leaves %s a word', (word) => {
    expect(stemOf(word).length).toBeGreaterThan(1);
  });
});

test.each([
  ['How do I work out how many units to buy?', ['unit', 'buy']],
  ['how many trades before i know 100 times', ['trad', 'befor', 'tim']],
  ['what does it mean', []],
])('the subject of "%s"', (question, subject) => {
  expect(subjectOf(question)).toEqual(subject);
});
