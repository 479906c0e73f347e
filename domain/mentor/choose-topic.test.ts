import { expect, test } from 'vitest';
import { asksForAdvice, chooseTopic } from './choose-topic.ts';

test.each([
  ['What is Bitcoin?', 'crypto'],
  ['tell me about CRYPTO', 'crypto'],
  ['How does forex work', 'forex'],
  ['How much should I risk?', 'risk'],
  ['Where do I begin?', 'start'],
  ['how to start', 'start'],
  ['Hello', 'default'],
])('%s is about %s', (question, topic) => {
  expect(chooseTopic(question)).toBe(topic);
});

test.each([
  ['Should I buy bitcoin now?', true],
  ['Which stock should I buy?', true],
  ['Will ether go up next week?', true],
  ['Is now a good time to sell?', true],
  ['How do I work out how many units to buy?', false],
  ['What is risk?', false],
])('asking for advice: %s %s', (question, expected) => {
  expect(asksForAdvice(question)).toBe(expected);
});
