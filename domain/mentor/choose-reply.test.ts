import { describe, expect, test } from 'vitest';
import { chooseReply, coverage } from './choose-reply.ts';

const found = (exact: string[], similar: string[] = []) => ({
  exact: new Set(exact),
  similar: new Set(similar),
});

const facts = {
  isAdvice: false,
  subject: ['stop', 'weekend'],
  hasTopic: false,
  topicWords: new Set<string>(),
  intent: undefined,
  passage: undefined,
  mayQuote: true,
};

test.each([
  [found(['stop', 'weekend']), 1],
  [found(['stop']), 0.5],
  [found(['stop'], ['weekend']), 0.75],
  [found([]), 0],
  [undefined, 0],
])('the share of the subject that was found: %#', (candidate, share) => {
  expect(coverage(facts.subject, candidate)).toBe(share);
});

test('nothing covers a question without a subject', () => {
  expect(coverage([], found(['what']))).toBe(0);
});

describe('chooseReply', () => {
  test.each([
    ['advice before everything', { isAdvice: true, intent: found(['stop', 'weekend']) }, 'advice'],
    ['an intent with half of the subject', { intent: found(['stop']) }, 'intent'],
    ['no intent with less', { intent: found([], ['stop']) }, 'default'],
    ['a passage with all of the subject', { passage: found(['stop', 'weekend']) }, 'passage'],
    ['no passage with half of it', { passage: found(['stop']) }, 'default'],
    ['no passage for one word', { subject: ['stop'], passage: found(['stop']) }, 'default'],
    [
      'the passage with all rather than the intent with half',
      { intent: found(['stop']), passage: found(['stop', 'weekend']) },
      'passage',
    ],
    [
      'the intent with half rather than a passage that could only be named and was found by a guess',
      { intent: found(['stop']), passage: found(['stop'], ['weekend']), mayQuote: false },
      'intent',
    ],
    [
      'the passage that could only be named where all of it was found letter by letter',
      { intent: found(['stop']), passage: found(['stop', 'weekend']), mayQuote: false },
      'passage',
    ],
    [
      'the intent where both hold all',
      { intent: found(['stop', 'weekend']), passage: found(['stop', 'weekend']) },
      'intent',
    ],
    ['the topic at last', { hasTopic: true, topicWords: new Set(['stop']) }, 'topic'],
    ['the plain word that there is no answer', {}, 'default'],
  ] as const)('chooses %s', (_name, change, kind) => {
    expect(chooseReply({ ...facts, ...change })).toBe(kind);
  });

  test('a question about a topic and nothing else is about the topic, whatever is found', () => {
    const asked = { hasTopic: true, topicWords: new Set(['bitcoin']), intent: found(['bitcoin', 'trad']) };
    expect(chooseReply({ ...facts, ...asked, subject: ['bitcoin', 'trad'] })).toBe('topic');
    expect(chooseReply({ ...facts, ...asked, subject: ['bitcoin', 'wallet'] })).toBe('intent');
  });
});
