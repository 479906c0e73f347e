import { findPromise } from '#domain/marketing/promise-words.ts';
import { proseOf } from './prose.ts';
import type { Rule } from '../rule.ts';

/**
 * No text promises a result of trading. The items of quizzes are left out: their wrong choices state mistaken
 * beliefs, and those may well be promises.
 */
export const promises: Rule = {
  name: 'promises',
  *check(content) {
    for (const { text, problem } of proseOf(content)) {
      const promise = findPromise(text);
      if (promise === undefined) continue;
      const message = `"${promise}" promises a result, and nobody can. Say what the learner will be able to do; \
if the text quotes somebody, put the words in quotation marks.`;
      yield { ...problem(message), fault: { code: 'promises', words: promise } };
    }
  },
};
