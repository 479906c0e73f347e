import type { ConceptNames } from '#domain/mentor/concepts/find-concepts.ts';
import { fold } from '#domain/mentor/concepts/fold.ts';
import { wordsOf } from '#domain/mentor/question-words.ts';
import type { AskedByConcepts } from '#domain/mentor/concepts/rank-intents.ts';
import { type TextIndex, indexTexts } from './text-index.ts';

/** A word of so many of the intents says of none that it is meant: "how", "do". */
const COMMON = 0.1;
/** Shorter words of Latin letters are articles and the like. */
const SHORTEST = 3;
const SHORTEST_STEM = 3;
/** What French and Spanish put behind a word, the longest first. */
const ENDING =
  /(?:aciones|acion|amente|mente|iendo|ieron|aient|ando|aron|aban|amos|emos|imos|ados|adas|idos|idas|ions|eait|ado|ada|ido|ida|aba|ent|ant|ais|ait|ons|ees|ar|er|ir|re|an|en|as|es|os|is|ez|ee|a|e|o|i|s|x)$/;

/**
 * Indexes intents by all words of the names of the ideas that they are asked for with, in one language: half a name, or one
 * with another ending, is found where `findConcepts` finds nothing. What is found is like the question, and no more.
 */
export function indexNames({ ways, everyday }: AskedByConcepts, names: ConceptNames): TextIndex {
  const says = new Set(Object.keys(names).filter((concept) => !everyday.includes(concept)));
  const texts = Object.entries(ways).map(([id, all]) => ({
    id,
    names: [...new Set(all.flat())]
      .filter((concept) => says.has(concept))
      .flatMap((concept) => names[concept] ?? [])
      .join(' . '),
  }));
  const counts = new Map<string, number>();
  for (const { names: text } of texts)
    for (const stem of new Set(wordsOf(text).map(withoutEnding)))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = texts.length * COMMON;
  const rareStem = (word: string) => {
    const stem = withoutEnding(word);
    return (counts.get(stem) ?? 0) > most ? '' : stem;
  };
  return indexTexts(texts, { names: 1 }, rareStem);
}

/** A word without accents and endings; empty where it is too short to say anything. */
function withoutEnding(word: string): string {
  const plain = fold(word);
  if (!/^[a-z]+$/.test(plain)) return plain;
  if (plain.length < SHORTEST) return '';
  const stem = plain.replace(ENDING, '');
  return stem.length < SHORTEST_STEM ? plain : stem;
}
