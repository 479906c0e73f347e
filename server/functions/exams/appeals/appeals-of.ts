import type { Appeal } from '#domain/exams/appeal-contract.ts';
import type { Query } from '../../../adapters/sql.ts';

/** SQL of an Appeal, of the table as `appeals`. */
export const APPEAL = `jsonb_build_object('reason', appeals.reason, 'sent_at', appeals.sent_at,
  'is_granted', appeals.is_granted, 'decision', appeals.decision)`;

/** An appeal against a sitting. */
export type SittingAppeal = {
  readonly sitting_id: string;
  readonly finished_at: string;
  readonly appeal: Appeal;
};

/** What a learner has said against sittings of an exam, the latest sitting first. */
export async function appealsOf(query: Query, userId: string, lessonId: string): Promise<SittingAppeal[]> {
  const { rows } = await query<Omit<SittingAppeal, 'finished_at'> & { finished_at: Date }>(
    `select sittings.id as sitting_id, sittings.finished_at, ${APPEAL} as appeal
     from public.exam_appeals as appeals join public.exam_sittings as sittings on sittings.id = appeals.sitting_id
     where sittings.user_id = $1 and sittings.lesson_id = $2 order by sittings.started_at desc`,
    [userId, lessonId],
  );
  return rows.map((row) => ({ ...row, finished_at: new Date(row.finished_at).toISOString() }));
}
