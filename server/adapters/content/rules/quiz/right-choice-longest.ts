import type { ChoiceItem } from '#domain/quiz/quiz-contract.ts';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { lessonsOf, problemAt, type Rule } from '../rule.ts';

/** Whoever always picks the longest choice may be right in this share of the items: no more than guessing among three. */
const MOST = 0.4;

/** The right choice of a quiz cannot be told by its length. One item proves nothing, so that it is the share that counts. */
export const rightChoiceLongest: Rule = {
  name: 'right-choice-longest',
  *check(content) {
    for (const lesson of lessonsOf(content)) {
      if (lesson.kind !== 'quiz') continue;
      const items = lesson.data.items.filter((item) => item.kind === 'single');
      const told = items.filter(isToldByLength);
      const most = Math.max(1, Math.round(MOST * items.length));
      if (told.length <= most) continue;
      const named = told.map(({ id }) => `'${id}'`).join(', ');
      const message = `In ${told.length} of ${items.length} items with one right choice the right one is the longest: ${named}. \
Let that be so in at most ${most}, or a learner need not read. Write a wrong choice as fully as the right one, or the right one shorter.`;
      yield problemAt(lesson, ['items'], message);
    }
  },
};

/** Whether the right choice is longer than every wrong one. */
function isToldByLength({ choices }: ChoiceItem): boolean {
  const lengths = (wanted: boolean) =>
    choices
      .filter(({ correct }) => Boolean(correct) === wanted)
      .map(({ text }) => plainText(parseMarkdown(text)).trim().length);
  return Math.max(...lengths(true)) > Math.max(...lengths(false));
}
