import { type AppealedSitting, readAppealedSittingRequest } from '#domain/exams/appeal-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { adminReading } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { missedItems } from './sitting/missed-items.ts';
import { sittingRows } from './sitting/sitting-record.ts';

/**
 * What was missed in a sitting that its learner has appealed against, with what they answered and the key. Of other sittings nobody
 * but their learner reads anything.
 *
 * Refusals: 404 `appeal-not-found`.
 */
export const readAppealedSitting = adminReading(
  'read-appealed-sitting',
  readAppealedSittingRequest,
  async ({ appeal_id: id }, { query }): Promise<AppealedSitting> => {
    const { rows } = await query<{ id: string; lessonId: string }>(
      `select sittings.id, sittings.lesson_id as "lessonId" from public.exam_appeals as appeals
       join public.exam_sittings as sittings on sittings.id = appeals.sitting_id where appeals.id = $1`,
      [id],
    );
    const sitting = oneOrNone(rows);
    if (!sitting) throw new Refusal(404, 'appeal-not-found');
    return { missed: missedItems(await sittingRows(query, sitting)) };
  },
);
