import type { Evidence } from '#domain/knowledge/evidence.ts';
import type { Card } from '#domain/knowledge/memory.ts';
import { foldResponse, NEW_SKILL } from '#domain/knowledge/skill-state.ts';
import type { MemoryChange, Remembered } from '#domain/quiz/review-contract.ts';
import { type Reading, reading } from '../../reading.ts';
import type { PlacedReview } from './review-question.ts';

/** What the first answer to a question changed of what is remembered of its skill; null when it changed nothing. */
export function memoryChange(
  userId: string,
  { item, place, template }: PlacedReview,
): Reading<MemoryChange | null> {
  return reading(
    `select template, place, try, is_right, hints, is_constructed, level, day, target_recall
     from public.responses where user_id = $1 and skill = $2 and try = 1 order by sequence`,
    [userId, item.skill],
    (responses: Evidence[]) => {
      const index = responses.findLastIndex((one) => one.template === template && one.place === place);
      const given = responses[index];
      if (given === undefined) return null;
      const before = responses.slice(0, index).reduce(foldResponse, NEW_SKILL);
      const { card } = foldResponse(before, given);
      if (card === null || card === before.card) return null;
      return { before: before.card && remembered(before.card), since: remembered(card) };
    },
  );
}

function remembered({ day, stability }: Card): Remembered {
  return { day, stability };
}
