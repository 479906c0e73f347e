import type { Language } from '#domain/kernel/languages.ts';
import type { KnownFact } from '#domain/mentor/knowing-contract.ts';
import type { Material, Source } from '#domain/mentor/model/material.ts';
import { sayFact } from '#domain/mentor/model/say-fact.ts';
import { tellsItem } from '#domain/mentor/open-items/tells-item.ts';
import type { Mentor } from '../../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../../adapters/sql.ts';
import type { AnswerParts, Asked } from '../find-answer.ts';
import { loadLinkedLessons } from '../linked-lessons.ts';
import { checkPassages } from '../quotable-passages.ts';

const PASSAGES = 3;
const PASSAGES_LOOKED_AT = 8;

/**
 * What the model is given: the written answer with its working, passages of lessons that are open to the learner, and what is
 * known of them, if they agree. Nothing that tells the answer to a question that is open, no name, no address, nothing that another person wrote.
 */
export async function gatherMaterial(
  mentor: Mentor,
  query: Query,
  { userId, question, language, openItems }: Asked,
  { before, after }: AnswerParts,
  facts: readonly KnownFact[],
): Promise<Material> {
  const found = await mentor.findPassages(
    `${question} ${before.join(' ')}`.slice(0, 500),
    PASSAGES_LOOKED_AT,
  );
  const open = (await checkPassages(query, userId, found))
    .filter(({ mayQuote, text }) => mayQuote && !openItems.some((item) => tellsItem(text, item)))
    .slice(0, PASSAGES);
  const lessons = await Promise.all(
    open.map(async ({ text, place }): Promise<Source> => {
      const [page] = await loadLinkedLessons(query, userId, [place], language);
      return { kind: 'lesson', text, language: 'en', page: page ?? null };
    }),
  );
  return {
    question,
    language,
    openItems,
    sources: [
      ...written('answer', before, language),
      ...lessons,
      ...written('terms', after, language),
      ...(facts.length === 0
        ? []
        : [
            {
              kind: 'learner' as const,
              text: facts.map(sayFact).join(' '),
              language: 'en' as const,
              page: null,
            },
          ]),
    ],
  };
}

/** Paragraphs as plain text. A working is written in the language of the learner, everything else in English. */
function written(kind: 'answer' | 'terms', paragraphs: readonly string[], language: Language): Source[] {
  const plain = paragraphs.map((paragraph) => paragraph.replaceAll(/^[>=-] /gm, ''));
  const isWorked = paragraphs.some((paragraph) => paragraph.startsWith('= '));
  if (plain.length === 0) return [];
  return [{ kind, text: plain.join('\n'), language: isWorked ? language : 'en', page: null }];
}
