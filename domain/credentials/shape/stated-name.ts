import * as v from 'valibot';
import { lineSchema } from './line-schema.ts';

/** As long as a name in a certificate may be. */
export const LONGEST_NAME = 200;

/**
 * A name as a certificate states it: cut between two characters as people see them, so that no letter loses its marks and no pair of
 * surrogates its half; undefined for one that is no line of text.
 */
export function statedName(name: string): string | undefined {
  if (!v.is(lineSchema, name) || /\p{Surrogate}/u.test(name)) return undefined;
  let stated = '';
  for (const { segment } of new Intl.Segmenter('en').segment(name)) {
    if (stated.length + segment.length > LONGEST_NAME) break;
    stated += segment;
  }
  return stated === '' ? undefined : stated;
}
