import { findAssetAdvice } from '../../prose/asset-advice.ts';
import { findFiller } from '../../prose/filler-words.ts';
import { proseOf } from './prose.ts';
import type { Rule } from '../rule.ts';

/** No text tells anybody to trade a particular asset, or foretells its price. */
export const assetAdvice: Rule = {
  name: 'asset-advice',
  *check(content) {
    for (const { text, problem } of proseOf(content)) {
      const advice = findAssetAdvice(text);
      if (advice === undefined) continue;
      const message = `"${advice}" advises a trade in a particular asset. Use an invented asset or a rule that fits any; \
if the text quotes somebody, put the words in quotation marks.`;
      yield { ...problem(message), fault: { code: 'asset-advice', words: advice } };
    }
  },
};

/** No text takes time to say nothing. */
export const filler: Rule = {
  name: 'filler',
  *check(content) {
    for (const { text, problem } of proseOf(content)) {
      const words = findFiller(text);
      if (words === undefined) continue;
      const message = `"${words}" says nothing. Leave it out, or say what you mean.`;
      yield { ...problem(message), fault: { code: 'filler', words } };
    }
  },
};
