import type { Content } from '../../reading/content.ts';
import { bankItemsOf, type Problem, problemAt, type Rule } from '../rule.ts';

/** How many items placement is offered with at least: repeating it after a month takes other ones. */
const LEAST_ITEMS = 120;

const LEVELS = [1, 2, 3];

/** In the words of an item, what the button beside every item says already. */
const NOT_KNOWING = /\b(?:i (?:do not|don['’]t) know|not sure|no idea)\b/i;

/** Half of each bank asks for a number; a bank that is offered is large enough for its quotas at each level. */
export const placementBank: Rule = {
  name: 'placement-bank',
  *check(content) {
    for (const bank of content.placement.banks) {
      const { items } = bank.data;
      const numbers = items.filter(({ kind }) => kind === 'numeric').length;
      if (numbers * 2 >= items.length) continue;
      const message = `${numbers} of ${items.length} items ask for a number. At least half of them must.`;
      yield problemAt(bank, ['items'], message);
    }
    for (const { bank, item, path } of bankItemsOf(content)) {
      for (const [index, { text }] of ('choices' in item ? item.choices : []).entries()) {
        if (!NOT_KNOWING.test(text)) continue;
        const message = 'Every item offers "I do not know yet" by itself. Remove this choice.';
        yield problemAt(bank, [...path, 'choices', index, 'text'], message);
      }
    }
    yield* quotaProblems(content);
  },
};

function* quotaProblems(content: Content): Iterable<Problem> {
  const { file, banks } = content.placement;
  if (!file) return;
  for (const [index, { strand, items_min, items_max }] of file.data.strands.entries()) {
    if (items_min > items_max) {
      const message = `'${strand}' asks at least ${items_min} items and at most ${items_max}. Swap the two.`;
      yield problemAt(file, ['strands', index], message);
    }
    const bank = banks.find((other) => other.strand === strand);
    for (const level of file.data.offered ? LEVELS : []) {
      const count = bank?.data.items.filter((item) => item.level === level).length ?? 0;
      if (count >= items_max) continue;
      const message = `'${strand}' asks up to ${items_max} items, but has ${count} of level ${level}. Write more.`;
      yield problemAt(file, ['strands', index], message);
    }
  }
  const unasked = banks.find(({ strand }) => !file.data.strands.some((quota) => quota.strand === strand));
  if (unasked) {
    const message = `The items of '${unasked.strand}' are never asked. Add the strand, with how many of them.`;
    yield problemAt(file, ['strands'], message);
  }
  const count = Array.from(bankItemsOf(content)).length;
  if (file.data.offered && count < LEAST_ITEMS) {
    const message = `Placement has ${count} items. Write at least ${LEAST_ITEMS}, or say \`offered: false\`.`;
    yield problemAt(file, ['offered'], message);
  }
}
