import { bannedWords, wordsOf } from '../glossary-words.ts';
import { repositoryPath } from '../repository-path.ts';
import type { Rule } from '../rule-types.ts';

const exportedName = /^export (?:async )?(?:function|const|class|type|interface) (?<name>\w+)/gm;

/** No file, folder or exported name has a word that docs/glossary.md replaces by another. */
export const glossaryWords: Rule = {
  create(context) {
    return {
      Program(node) {
        const exported = [...context.sourceCode.getText().matchAll(exportedName)];
        const names = [repositoryPath(context.filename), ...exported.map(({ groups }) => groups?.name ?? '')];
        for (const name of names) {
          for (const [word, instead] of bannedWords()) {
            if (!wordsOf(name).includes(` ${word} `)) continue;
            const message = `${name}: docs/glossary.md does not use '${word}', but ${instead}`;
            context.report({ node, message });
          }
        }
      },
    };
  },
};
