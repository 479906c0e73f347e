import { one } from '#domain/kernel/one.ts';
import { type ModelReport, readModelReportRequest } from '#domain/mentor/model/contract.ts';
import type { MentorModel } from '../../../adapters/mentor/model/open-model.ts';
import { type AdminFunction, adminReading } from '../../admin-function.ts';
import { loadModelSettings } from './reserve-rephrasing.ts';

/** How the model did in the last thirty days, what it took, and what learners thought of replies. */
export function createReadModelReport(model: MentorModel | null): AdminFunction {
  return adminReading('read-model-report', readModelReportRequest, async (_input, { query, now }) => {
    const { rows: counts } = await query<
      Omit<ModelReport, 'connected' | 'settings' | 'fallbacks' | 'ratings'>
    >(
      `select count(*) filter (where outcome <> 'refused')::int as asked,
         count(*) filter (where outcome = 'shown')::int as shown,
         count(*) filter (where outcome = 'stopped')::int as stopped,
         count(*) filter (where outcome = 'refused')::int as refused,
         coalesce(sum(input_tokens), 0)::float8 as input_tokens,
         coalesce(sum(output_tokens), 0)::float8 as output_tokens,
         coalesce(sum(input_tokens + output_tokens) filter (where day = $1::date), 0)::float8 as tokens_today
       from public.mentor_rephrasings where day > $1::date - 30`,
      [now().toISOString().slice(0, 10)],
    );
    const { rows: fallbacks } = await query<ModelReport['fallbacks'][number]>(
      `select reason, count(*)::int as count from public.mentor_rephrasings
       where day > $1::date - 30 and outcome = 'fallback' group by reason order by count desc, reason`,
      [now().toISOString().slice(0, 10)],
    );
    const { rows: ratings } = await query<ModelReport['ratings'][number]>(
      `select is_rephrased, count(*) filter (where is_helpful)::int as helpful,
         count(*) filter (where not is_helpful)::int as unhelpful
       from public.mentor_ratings join public.mentor_messages on mentor_messages.id = message_id
       where rated_at > $1::timestamptz - interval '30 days' group by is_rephrased order by is_rephrased`,
      [now()],
    );
    const settings = await loadModelSettings(query);
    const report: ModelReport = {
      ...one(counts),
      connected: model && { name: model.name },
      settings,
      fallbacks,
      ratings,
    };
    return report;
  });
}
