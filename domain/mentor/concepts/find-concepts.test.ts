import { describe, expect, test } from 'vitest';
import { findConcepts } from './find-concepts.ts';

const english = {
  stop: ['stop loss', 'stop', 'sl'],
  lose: ['loss', 'losing'],
  exam: ['exam.', 'exams'],
  leverage: ['leverage'],
  ai: ['ai'],
};

describe('the concepts of a question', () => {
  const find = findConcepts('en', english);
  const named = (question: string) => [...find(question).concepts];
  test('are found by the beginnings of words, whatever the case', () => {
    expect(named('My STOPS are losing')).toEqual(['stop', 'lose']);
  });
  test('a longer name is meant where one lies within another', () => {
    expect(named('a stop-loss')).toEqual(['stop']);
  });
  test('short names, and those that end in a full stop, are whole words', () => {
    expect(named('my sl')).toEqual(['stop']);
    expect(named('slow, for example')).toEqual([]);
    expect(named('the exam')).toEqual(['exam']);
  });
  test('a word with a typing mistake is found, one that is too short for that is not', () => {
    expect(named('levrage')).toEqual(['leverage']);
    expect(named('stpo')).toEqual([]);
  });
  test('what they do not name is left', () => {
    expect(find('my stop in Paris').rest.replaceAll(/\s+/g, ' ')).toBe('my in paris');
  });
});

test('words run together in Arabic and Chinese are found, with and without what stands before them', () => {
  const arabic = findConcepts('ar', { stop: ['وقف'], lose: ['خسارة'] });
  expect([...arabic('والوقف للخساره؟').concepts]).toEqual(['stop', 'lose']);
  const chinese = findConcepts('zh', { lose: ['亏'], stop: ['止损'], 'stopped-out': ['止损被'] });
  expect([...chinese('一直亏钱止损被打').concepts]).toEqual(['lose', 'stopped-out']);
});

test('accents and the vowel signs that are left out in typing do not count', () => {
  const spanish = findConcepts('es', { again: ['recuperar', 'volver'], why: ['por qué'] });
  expect([...spanish('por que volver').concepts]).toEqual(['why', 'again']);
});

test('names of English are borrowed, but for short ones that are other words', () => {
  const french = findConcepts('fr', { lose: ['perd'] }, english);
  expect([...french('j’ai perdu avec mon stop').concepts]).toEqual(['lose', 'stop']);
});

test('the parts of a name may stand a few words apart, in one sentence, and hide no other name', () => {
  const find = findConcepts('en', { 'stopped-out': ['hit … stop'], stop: ['stop'], order: ['my stop'] });
  expect([...find('it hits nearly every stop').concepts]).toEqual(['stopped-out', 'stop']);
  expect([...find('it hits me. then I stop').concepts]).toEqual(['stop']);
  expect([...find('it hits me and so I say that I stop').concepts]).toEqual(['stop']);
  const chinese = findConcepts('zh', { 'stopped-out': ['打 … 止损'] });
  expect([...chinese('又打掉我的止损').concepts]).toEqual(['stopped-out']);
});

test('what is shortened in typing counts as its whole words', () => {
  const spanish = findConcepts('es', { why: ['por que'], you: ['para que sirves'] });
  expect([...spanish('xq').concepts]).toEqual(['why']);
  expect([...spanish('pa q sirves').concepts]).toEqual(['you']);
  const find = findConcepts('en', { sell: ['can’t sell'] });
  expect([...find('cant sell').concepts]).toEqual(['sell']);
});
