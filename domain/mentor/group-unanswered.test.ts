import { expect, test } from 'vitest';
import { groupUnanswered } from './group-unanswered.ts';

const asked = (question: string, asker: string) => ({ question, asker });

test('questions about the same are one group, the most asked first', () => {
  const { groups, hidden } = groupUnanswered([
    asked('What are harmonics?', 'a'),
    asked('Tell me about wash sales', 'a'),
    asked('what is a wash sale', 'b'),
    asked('Wash sales??', 'c'),
    asked('harmonics', 'b'),
  ]);
  expect(groups).toEqual([
    { words: ['wash', 'sales'], asked: 3, askers: 3 },
    { words: ['harmonics'], asked: 2, askers: 2 },
  ]);
  expect(hidden).toBe(0);
});

test('what one person alone asked is counted and not shown, however often', () => {
  const own = asked('my landlord Mr Brown in Leeds', 'a');
  expect(groupUnanswered([own, own])).toEqual({ groups: [], hidden: 2 });
});

test('numbers are no part of a subject, and words of other scripts are', () => {
  const { groups } = groupUnanswered([
    asked('我的第 5521 号账户 税收', 'a'),
    asked('税收', 'b'),
    asked('税收', 'c'),
  ]);
  expect(groups).toEqual([{ words: ['税收'], asked: 2, askers: 2 }]);
});
