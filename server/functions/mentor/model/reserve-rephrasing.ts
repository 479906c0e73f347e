import { one, oneOrNone } from '#domain/kernel/one.ts';
import type { FallbackReason, ModelSettings } from '#domain/mentor/model/contract.ts';
import { isWithinBudget, type ModelUse } from '#domain/mentor/model/within-budget.ts';
import type { Query } from '../../../adapters/sql.ts';

/** What the operator allows. */
export async function loadModelSettings(query: Query): Promise<ModelSettings> {
  const { rows } = await query<ModelSettings>(
    `select is_on, replies_per_learner, tokens_per_learner, tokens_per_day, input_price::float8, output_price::float8
     from public.mentor_model_settings`,
  );
  return one(rows);
}

/**
 * Sets aside the most tokens that one reply can take. One after the other, so that no two take the last of a budget.
 *
 * @param query of a transaction
 * @returns the id of what was set aside; undefined where a budget is used up, which is recorded
 */
export async function reserveRephrasing(
  query: Query,
  userId: string,
  {
    inputTokens,
    outputTokens,
    now,
  }: { readonly inputTokens: number; readonly outputTokens: number; readonly now: Date },
): Promise<string | undefined> {
  await query(`select pg_advisory_xact_lock(hashtextextended('mentor-model', 0))`);
  const settings = await loadModelSettings(query);
  const day = now.toISOString().slice(0, 10);
  const { rows } = await query<ModelUse>(
    `select count(*) filter (where user_id = $1 and outcome <> 'refused')::int as "repliesOfLearner",
       coalesce(sum(input_tokens + output_tokens) filter (where user_id = $1), 0)::float8 as "tokensOfLearner",
       coalesce(sum(input_tokens + output_tokens), 0)::float8 as "tokensOfAll"
     from public.mentor_rephrasings where day = $2`,
    [userId, day],
  );
  if (!isWithinBudget(settings, one(rows), inputTokens + outputTokens)) {
    await query(`insert into public.mentor_rephrasings (user_id, day, outcome) values ($1, $2, 'refused')`, [
      userId,
      day,
    ]);
    return undefined;
  }
  const { rows: reserved } = await query<{ id: string }>(
    `insert into public.mentor_rephrasings (user_id, day, outcome, input_tokens, output_tokens)
     values ($1, $2, 'open', $3, $4) returning id`,
    [userId, day, inputTokens, outputTokens],
  );
  return oneOrNone(reserved)?.id;
}

/** What became of it. */
export type Settled = {
  readonly outcome: 'shown' | 'fallback' | 'stopped';
  readonly reason: FallbackReason | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** Records what a reply took in the place of what was set aside for it. */
export async function settleRephrasing(query: Query, id: string, settled: Settled): Promise<void> {
  await query(
    `update public.mentor_rephrasings set outcome = $2, reason = $3, input_tokens = $4, output_tokens = $5 where id = $1`,
    [id, settled.outcome, settled.reason, settled.inputTokens, settled.outputTokens],
  );
}
