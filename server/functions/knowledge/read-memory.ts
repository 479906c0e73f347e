import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import type { Evidence } from '#domain/knowledge/evidence.ts';
import { forecastRecall, rememberedOn } from '#domain/knowledge/recall/forecast-recall.ts';
import { addDays } from '#domain/knowledge/learner-day.ts';
import type { Card } from '#domain/knowledge/memory.ts';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import { learnerClock } from '../learner-clock.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

/** So many days are shown on both sides of today. */
const DAYS = 14;

/** What the caller remembers: the last two weeks as the evidence says, the next two with the reviews to come and without any. */
export const readMemory: ProductFunction = async (_request, { caller, query, now }) => {
  const userId = requireUser(caller);
  const { day, pace, targetRecall } = await learnerClock(query, userId, now());
  const cards = await query<{ skill: string; strand: string; card: Card }>(
    `select states.skill, skills.strand_id as strand, states.state -> 'card' as card
     from public.skill_states as states join public.skills on skills.id = states.skill
     where states.user_id = $1 and states.due is not null order by states.skill`,
    [userId],
  );
  const responses = await query<Evidence & { readonly skill: string }>(
    `select skill, template, place, try, is_right, hints, is_constructed, level, day::text as day,
       target_recall::float as target_recall
     from public.responses where user_id = $1 and try = 1 order by sequence`,
    [userId],
  );
  const before = Array.from({ length: DAYS }, (_, n) => addDays(day, n - DAYS));
  const recalls = rememberedOn(responses.rows, before);
  const { kept, without } = forecastRecall(cards.rows, day, {
    days: DAYS + 1,
    most: reviewsADay(pace.minutes_a_day),
    targetRecall,
  });
  return Response.json({
    day,
    skills: cards.rows.length,
    target_recall: targetRecall,
    past: before.map((one, place) => ({ day: one, recall: recalls[place] ?? null })),
    future: kept.map((one, place) => ({
      day: one.day,
      kept: one.recall,
      without: without[place] ?? 0,
      due: one.due,
    })),
  } satisfies ReadMemoryResponse);
};
