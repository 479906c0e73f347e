import { expect, test } from 'vitest';
import { chooseTopic } from './choose-topic.ts';

const topics = {
  crypto: { words: ['crypto', 'Bitcoin'] },
  risk: { words: ['risk', '风险'] },
};

test.each([
  ['What is BITCOIN?', 'crypto'],
  ['the risk of crypto', 'crypto'],
  ['什么是风险？', 'risk'],
  ['Hello', undefined],
])('%s is about %s', (question, topic) => {
  expect(chooseTopic(question, topics)).toBe(topic);
});
