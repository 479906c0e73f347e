import MiniSearch from 'minisearch';
import type { Candidate } from '#domain/mentor/choose-reply.ts';
import { saysSubject, stemOf, wordsOf } from '#domain/mentor/question-words.ts';

export type Found = Candidate & { readonly id: string };

type Texts<Part extends string> = readonly ({ readonly id: string } & Readonly<Record<Part, string>>)[];

/** Finds texts by the words of a question, best first, at most `count`. */
export type Find = (question: string, count: number) => Found[];

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
 */
export function indexTexts<Part extends string>(
  texts: Texts<NoInfer<Part>>,
  weights: Readonly<Record<Part, number>>,
): Find {
  const index = createIndex(weights);
  index.addAll(texts);
  return findIn(index, weights);
}

/** The same for very many texts: a few at a time, and what comes meanwhile is answered in between. */
export async function indexManyTexts<Part extends string>(
  texts: Texts<NoInfer<Part>>,
  weights: Readonly<Record<Part, number>>,
): Promise<Find> {
  const index = createIndex(weights);
  await index.addAllAsync(texts, { chunkSize: TEXTS_AT_A_TIME });
  return findIn(index, weights);
}

function createIndex(weights: Readonly<Record<string, number>>): MiniSearch {
  return new MiniSearch({ fields: Object.keys(weights), tokenize: wordsOf, processTerm: stemOf });
}

function findIn(index: MiniSearch, weights: Readonly<Record<string, number>>): Find {
  return (question, count) => {
    const results = index.search(question, {
      boost: { ...weights },
      fuzzy: (term) => (term.length >= SHORTEST_MISTYPED ? 0.2 : false),
      boostTerm: (term) => (saysSubject(term) ? 1 : LITTLE),
      prefix: (term) => term.length >= SHORTEST_BEGINNING,
      weights: { fuzzy: 0.4, prefix: 0.5 },
    });
    return results.slice(0, count).map(({ id, match, queryTerms }) => ({
      id: String(id),
      exact: new Set(queryTerms.filter((term) => term in match)),
      similar: new Set(queryTerms.filter((term) => !(term in match))),
    }));
  };
}
