import { subjectOf } from '../question-words.ts';
import type { OpenItem } from './open-item.ts';

/** How much of a right choice may stand in all that was said. */
const SHARE = 0.6;
/** A longer choice says something of its own; a shorter one ("Half.") is told by its words alone. */
const LONG_ENOUGH = 3;
/** Points at a choice instead of saying it. */
const POINTS =
  /\b(option|choice|answer|statement|reply)s? (is |are |number )?([a-f]|\d+|one|two|three|four|five)\b|\b(first|second|third|fourth|fifth|last|former|latter|other) (option|choice|answer|one|statement|reply)\b|\b(right|correct|true|false|wrong|best) (option|choice|answer|one|statement|reply)\b|\b(is|are) (right|correct|true|false|wrong)\b/i;

/**
 * Whether what a model says in English tells the answer to an item, or points at it: by a right choice's words, over all its
 * sentences together, since an answer can be told in halves. A model knows more than its sources, so this is stricter than
 * `tellsItem`; words of the answer that is shown anyway tell nothing new.
 *
 * @param said its sentences so far
 * @param written the answer that is shown already
 */
export function givesAway(said: readonly string[], items: readonly OpenItem[], written: string): boolean {
  if (items.length === 0) return false;
  if (said.some((sentence) => POINTS.test(sentence))) return true;
  const known = new Set(subjectOf(written));
  const words = new Set(subjectOf(said.join(' . ')));
  return items.some(({ right }) => right.some((choice) => isTold(subjectOf(choice), words, known)));
}

function isTold(choice: readonly string[], said: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  if (choice.every((word) => known.has(word))) return false;
  const share = choice.filter((word) => said.has(word)).length / choice.length;
  return share >= (choice.length < LONG_ENOUGH ? 1 : SHARE);
}
