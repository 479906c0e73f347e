import type { MissedItem } from '#domain/exams/appeal-contract.ts';
import { itemFeedback } from '../../learning/item-feedback.ts';
import type { SittingRow } from './sitting-record.ts';

/** What was missed in a sitting that is over, explained. What the authors have taken out since is not held against anybody. */
export function missedItems(rows: readonly SittingRow[]): MissedItem[] {
  return rows.filter((row) => !row.is_new_item && row.is_right === false).flatMap(explained);
}

function explained({ place, asked, answer, is_right }: SittingRow): MissedItem[] {
  if (asked === null) return [];
  const { item, key } = asked;
  const nothing = item.kind === 'numeric' ? Number.NaN : [];
  const feedback = itemFeedback({ item_id: item.id, round: 1, answer: answer ?? nothing }, key);
  const { correct, reasons, solution } = feedback;
  const mistakes = answer === null ? [] : feedback.mistakes;
  const isRight = is_right === true;
  return [{ place, explained: { item, answer, is_right: isRight, correct, mistakes, reasons, solution } }];
}
