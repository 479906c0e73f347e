import type { BankItem } from '#domain/exams/draw-sitting.ts';
import type { Query } from '../../../adapters/sql.ts';

/** The items of an exam in the order of its places. */
export async function examBank(query: Query, lessonId: string): Promise<BankItem[]> {
  const { rows } = await query<{ id: string; skill: string; instead_of: string | null }>(
    `select item ->> 'id' as id, item ->> 'skill' as skill, item ->> 'instead_of' as instead_of
     from public.lesson_bodies cross join lateral jsonb_array_elements(quiz -> 'items') with ordinality as items(item, place)
     where lesson_id = $1 order by place`,
    [lessonId],
  );
  return rows.map(({ instead_of: place, ...item }) => ({
    ...item,
    ...(place !== null && { instead_of: place }),
  }));
}

/** When each item of an exam was last asked of a learner. */
export async function lastMet(
  query: Query,
  userId: string,
  lessonId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await query<{ item_id: string; at: number }>(
    `select answers.item_id, extract(epoch from max(answers.asked_at))::float8 as at
     from public.exam_answers as answers
     join public.exam_sittings as sittings on sittings.id = answers.sitting_id
     where sittings.user_id = $1 and sittings.lesson_id = $2 group by answers.item_id`,
    [userId, lessonId],
  );
  return new Map(rows.map(({ item_id: id, at }) => [id, at]));
}
