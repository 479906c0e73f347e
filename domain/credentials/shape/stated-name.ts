import * as v from 'valibot';
import { lineSchema } from './line-schema.ts';

/** As long as a name in a certificate may be. */
export const LONGEST_NAME = 200;

/** A letter or digit that is seen: some letters, such as the Korean fillers, are there to be blank. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
/** Half a pair, the end of a line, or more marks on one letter than any script sets: they would be drawn over other lines. */
const NO_NAME = /\p{Surrogate}|[\p{Zl}\p{Zp}]|[\p{Mn}\p{Me}]{6}/u;

/**
 * A name as a certificate states it: cut between two characters as people see them, so that no letter loses its marks and no pair of
 * surrogates its half; undefined for one that is no line of text, or that nobody could read.
 */
export function statedName(given: string): string | undefined {
  const name = given.trim();
  if (!v.is(lineSchema, name) || NO_NAME.test(name) || !SEEN.test(name)) return undefined;
  let stated = '';
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    if (stated.length + segment.length > LONGEST_NAME) break;
    stated += segment;
  }
  return stated === '' ? undefined : stated;
}
