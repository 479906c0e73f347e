import MiniSearch from 'minisearch';
import type { Candidate } from '#domain/mentor/choose-reply.ts';
import { saysSubject, stemOf, wordsOf } from '#domain/mentor/question-words.ts';

export type Found = Candidate & { readonly id: string; readonly score: number };

type Texts<Part extends string> = readonly ({ readonly id: string } & Readonly<Record<Part, string>>)[];

/** Finds texts by the words of a question, best first, at most `count`. */
export type Find = (question: string, count: number) => Found[];

export type TextIndex = {
  readonly find: Find;
  /** Whether the stem of a word stands in one of the texts, letter by letter. */
  readonly knows: (stem: string) => boolean;
};

/** Shorter words have too many neighbours to be taken for typing mistakes, or for beginnings. */
const SHORTEST_MISTYPED = 4;
const SHORTEST_BEGINNING = 5;

/** A millisecond or two of work. */
const TEXTS_AT_A_TIME = 20;

/** What "how do I" counts beside the words that say what is asked. */
const LITTLE = 0.2;

/**
 * Indexes texts in memory (BM25+; words by Intl.Segmenter, stemmed; a fifth of a word's letters may be mistyped).
 *
 * @param texts each with an id and its parts
 * @param weights how much a word counts in each part
 * @param stem cuts words to what is compared
 */
export function indexTexts<Part extends string>(
  texts: Texts<NoInfer<Part>>,
  weights: Readonly<Record<Part, number>>,
  stem = stemOf,
): TextIndex {
  const { index, knows } = createIndex(weights, stem);
  index.addAll(texts);
  return { find: findIn(index, weights), knows };
}

/** The same for very many texts: a few at a time, and what comes meanwhile is answered in between. */
export async function indexManyTexts<Part extends string>(
  texts: Texts<NoInfer<Part>>,
  weights: Readonly<Record<Part, number>>,
): Promise<TextIndex> {
  const { index, knows } = createIndex(weights, stemOf);
  await index.addAllAsync(texts, { chunkSize: TEXTS_AT_A_TIME });
  return { find: findIn(index, weights), knows };
}

function createIndex(weights: Readonly<Record<string, number>>, stemWith: (word: string) => string) {
  const known = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(weights),
    tokenize: wordsOf,
    processTerm: (word) => {
      const stem = stemWith(word);
      known.add(stem);
      return stem;
    },
    searchOptions: { processTerm: stemWith },
  });
  return { index, knows: (stem: string) => known.has(stem) };
}

function findIn(index: MiniSearch, weights: Readonly<Record<string, number>>): Find {
  return (question, count) => {
    const results = index.search(question, {
      boost: { ...weights },
      // What says nothing of the subject is not worth a search for what it may have been.
      fuzzy: (term) => (term.length >= SHORTEST_MISTYPED && saysSubject(term) ? 0.2 : false),
      boostTerm: (term) => (saysSubject(term) ? 1 : LITTLE),
      prefix: (term) => term.length >= SHORTEST_BEGINNING && saysSubject(term),
      weights: { fuzzy: 0.4, prefix: 0.5 },
    });
    return results.slice(0, count).map(({ id, score, match, queryTerms }) => ({
      id: String(id),
      score,
      exact: new Set(queryTerms.filter((term) => term in match)),
      similar: new Set(queryTerms.filter((term) => !(term in match))),
    }));
  };
}
