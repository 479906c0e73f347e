import { abilityWithout, fitDifficulty, LEAST_ANSWERS } from '#domain/placement/fit-difficulty.ts';
import type { Query } from '../../adapters/sql.ts';

/** The job that fits the difficulties of items again, and how often. */
export const FIT_DIFFICULTIES = { kind: 'placement/fit-difficulties', everySeconds: 7 * 24 * 3600 } as const;

/** More answers than these hardly move a difficulty any more. */
const MOST_ANSWERS = 3000;

/** A difficulty that moved by less stays as it is. */
const LEAST_MOVE = 0.02;

type ItemRow = {
  readonly item_id: string;
  readonly version: number;
  readonly author_difficulty: number;
  readonly difficulty: number;
  readonly is_numeric: boolean;
};

/** Items with answers enough get the difficulty that these speak for, as another version; placements under way keep theirs. */
export async function fitDifficulties(_payload: unknown, query: Query): Promise<void> {
  const { rows: items } = await query<ItemRow>(
    `select item.item_id, item.version, item.author_difficulty, item.difficulty, item.is_numeric
     from public.placement_items as item
     where item.valid_to is null and $1 <= (
       select count(*) from public.placement_answers as answer
       join public.placement_items as same using (item_id, version)
       join public.placements on placements.id = placement_id and finished_at is not null
       where same.item_id = item.item_id and same.content_hash = item.content_hash
     )`,
    [LEAST_ANSWERS],
  );
  for (const item of items) {
    const difficulty = fitDifficulty(item.author_difficulty, item.is_numeric, await answersTo(query, item));
    if (Math.abs(difficulty - item.difficulty) < LEAST_MOVE) continue;
    await query(
      `with ended as (
         update public.placement_items set valid_to = now() where item_id = $1 and version = $2 and valid_to is null
         returning *
       )
       insert into public.placement_items
         (item_id, version, strand_id, module, skill, level, author_difficulty, difficulty, seconds, is_numeric, item, key,
          content_hash, source_hash)
       select item_id, version + 1, strand_id, module, skill, level, author_difficulty, $3, seconds, is_numeric, item, key,
         content_hash, source_hash from ended`,
      [item.item_id, item.version, difficulty],
    );
  }
}

async function answersTo(query: Query, { item_id: itemId, version }: ItemRow) {
  const { rows } = await query<{
    answers: { id: string; difficulty: number; is_numeric: boolean; is_right: boolean }[];
  }>(
    `select jsonb_agg(jsonb_build_object('id', answer.item_id, 'difficulty', item.difficulty, 'is_numeric', item.is_numeric,
       'is_right', answer.is_right)) as answers
     from (
       select placement_id from public.placement_answers as answer
       join public.placement_items as same using (item_id, version)
       join public.placements on placements.id = placement_id and finished_at is not null
       where same.item_id = $1 and same.content_hash = (
         select content_hash from public.placement_items where item_id = $1 and version = $2
       ) order by finished_at desc limit $3
     ) as latest
     join public.placement_answers as answer using (placement_id)
     join public.placement_items as item using (item_id, version)
     group by placement_id`,
    [itemId, version, MOST_ANSWERS],
  );
  return rows.flatMap(({ answers }) => {
    const index = answers.findIndex(({ id }) => id === itemId);
    const own = answers[index];
    const rated = answers.map((answer) => ({
      item: { difficulty: answer.difficulty, isNumeric: answer.is_numeric },
      right: answer.is_right,
    }));
    return own === undefined ? [] : [{ ability: abilityWithout(rated, index), right: own.is_right }];
  });
}
