import { stemOf, wordsOf } from './question-words.ts';

/** The terms that stand in a text, in the order of the text; "stops" holds "stop", "stopping" too. */
export function termsIn<Term extends { readonly term: string }>(
  text: string,
  terms: readonly Term[],
): Term[] {
  const stems = wordsOf(text).map(stemOf);
  const placeOf = ({ term }: Term) => {
    const wanted = wordsOf(term).map(stemOf);
    if (wanted.length === 0) return -1;
    return stems.findIndex((_, place) => wanted.every((stem, offset) => stems[place + offset] === stem));
  };
  return terms
    .map((term) => ({ term, place: placeOf(term) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
    .map(({ term }) => term);
}
