import type { PlacementAnswer } from '#domain/placement/contract.ts';
import { isConstructed } from '#domain/quiz/is-constructed.ts';
import type { Query } from '../../../adapters/sql.ts';
import { itemFeedback } from '../../learning/item-feedback.ts';
import { recordResponse } from '../../record-response.ts';
import type { SittingRecord, SittingRow } from './sitting-record.ts';

/** Whether the answer to a question is right. What the authors have taken out since is not held against anybody. */
export function isRightAnswer(row: Pick<SittingRow, 'asked'>, answer: PlacementAnswer): boolean {
  if (row.asked === null) return true;
  if (answer === null) return false;
  return itemFeedback({ item_id: row.asked.item.id, round: 1, answer }, row.asked.key).is_correct;
}

/** Keeps whether an answer was right, and as evidence of its skill when one was given. */
export async function gradeAnswer(
  query: Query,
  sitting: SittingRecord,
  row: SittingRow,
  at: Date,
): Promise<boolean> {
  const isRight = isRightAnswer(row, row.answer);
  await query('update public.exam_answers set is_right = $3 where sitting_id = $1 and place = $2', [
    sitting.id,
    row.place,
    isRight,
  ]);
  if (row.asked === null || row.answer === null) return isRight;
  const { item, key } = row.asked;
  const [mistake] = itemFeedback({ item_id: item.id, round: 1, answer: row.answer }, key).mistakes;
  await recordResponse(query, {
    userId: sitting.userId,
    at,
    place: 'exam',
    lessonId: sitting.lessonId,
    template: `${sitting.lessonId}/${item.id}`,
    skill: row.skill,
    level: item.difficulty,
    isConstructed: isConstructed(item),
    try: 1,
    isRight,
    mistake: mistake?.mistake,
    misconception: mistake?.misconception,
    hints: 0,
  });
  return isRight;
}
