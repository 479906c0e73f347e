import type { BankEntry, StrandQuota } from '#domain/placement/next-item.ts';
import type { StoredKey } from '#domain/quiz/answer-keys.ts';
import type { LearnerItem } from '#domain/quiz/learner-quiz.ts';
import type { Query } from '../../adapters/sql.ts';
import { type AskedQuestion, askedQuestion } from '../learning/quiz-questions.ts';

/** An item of the bank in the version that a placement asks. */
export type VersionedEntry = BankEntry & { readonly version: number };

const ENTRY = `item_id as id, version, strand_id as strand, module, difficulty, is_numeric as "isNumeric", seconds`;

/** The bank as it was when a placement began. */
export async function loadBank(query: Query, placementId: string): Promise<VersionedEntry[]> {
  const { rows } = await query<VersionedEntry>(
    `select ${ENTRY} from public.placement_items as item
     where exists (
       select from public.placements
       where id = $1 and item.valid_from <= started_at and (item.valid_to is null or item.valid_to > started_at)
     ) order by item_id`,
    [placementId],
  );
  return rows;
}

/** How many items of each strand one placement asks; none where no placement is offered. */
export async function loadQuotas(query: Query): Promise<StrandQuota[]> {
  const { rows } = await query<StrandQuota>(
    'select strand_id as strand, items_min as least, items_max as most from public.placement_strands',
  );
  return rows;
}

/** Items as a placement asks them, with its numbers and order of choices, and what answers are checked against. */
export async function loadQuestions(
  query: Query,
  placementId: string,
): Promise<(AskedQuestion & { readonly skill: string; readonly seconds: number })[]> {
  const { rows } = await query<{ item: LearnerItem; key: StoredKey; skill: string; seconds: number }>(
    `select item, key, skill, seconds from public.placement_answers
     join public.placement_items using (item_id, version)
     where placement_id = $1 order by place`,
    [placementId],
  );
  return rows.map(({ item, key, ...facts }) => ({
    ...askedQuestion(item, key, `${placementId} ${item.id}`),
    ...facts,
  }));
}
