import { oneOrNone } from '#domain/kernel/one.ts';
import type { ResponsePlace } from '#domain/knowledge/evidence.ts';
import { forecastAnswer } from '#domain/knowledge/forecast.ts';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import { foldResponse, NEW_SKILL, type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import type { Query } from '../adapters/sql.ts';
import { foldResponses } from './fold-responses.ts';
import { learnerClock } from './learner-clock.ts';
import { lockLearner } from './lock-learner.ts';

/** An answer to an item, as whoever graded it knows it. */
export type GivenResponse = {
  readonly userId: string;
  readonly at: Date;
  readonly place: ResponsePlace;
  /** Null for what stands in no lesson. */
  readonly lessonId: string | null;
  /** Names the item among all items, whatever numbers it had: `lesson/item`, `lesson/activity/item`, `placement/strand/item`. */
  readonly template: string;
  /** The item as it was asked; without it that of its lesson. */
  readonly version?: string;
  readonly skill: string;
  readonly otherSkills?: readonly string[];
  /** 1 recall, 2 use, 3 combine. */
  readonly level: number;
  readonly isConstructed: boolean;
  /** The how manieth answer to this question it is, from 1. The first one alone feeds the state of the skill. */
  readonly try: number;
  readonly isRight: boolean;
  readonly mistake?: string | undefined;
  readonly misconception?: string | undefined;
  /** How many hints were taken before it. */
  readonly hints: number;
  readonly confidence?: number | null;
  /** How long it took, where that is known. */
  readonly seconds?: number;
};

/** What a response changed: the learner's day, and the day on which the skill returns. */
export type RecordedResponse = { readonly day: string; readonly due: string | null };

/**
 * Keeps a response as evidence and folds it into the state of its skill. Call it in the transaction that keeps the answer: two
 * devices that answer at once are folded one after the other.
 */
export async function recordResponse(query: Query, given: GivenResponse): Promise<RecordedResponse> {
  const { userId, skill, at } = given;
  await lockLearner(query, userId);
  const { day, targetRecall, foldedUntil, responses } = await learnerClock(query, userId, at);
  // Evidence from before there were states, or that a broken server left unfolded.
  if (foldedUntil < responses) await foldResponses(query, userId);

  const { rows } = await query<{ state: SkillState | null; level: number | null }>(
    `select (select state from public.skill_states where user_id = $1 and skill = $2) as state,
       (select level from public.skills where id = $2) as level`,
    [userId, skill],
  );
  const kept = oneOrNone(rows);
  const before = kept?.state ?? NEW_SKILL;
  const evidence = {
    template: given.template,
    place: given.place,
    try: given.try,
    is_right: given.isRight,
    hints: given.hints,
    is_constructed: given.isConstructed,
    level: given.level,
    day,
    target_recall: targetRecall,
  };
  const state = foldResponse(before, evidence);
  const isFirst = given.try === 1;
  const due = state.card?.due ?? null;
  await query(
    `insert into public.responses (user_id, sequence, skill, other_skills, template, version, lesson_id, place, try, is_right,
       mistake, misconception, hints, confidence, seconds, is_constructed, level, target_recall, day, answered_at,
       forecast, days_since)
     values ($1, $2, $3, $4, $5, coalesce($6, (select left(body_hash, 12) from public.lesson_bodies where lesson_id = $7)),
       $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      userId,
      responses + 1,
      skill,
      given.otherSkills ?? [],
      given.template,
      given.version ?? null,
      given.lessonId,
      given.place,
      given.try,
      given.isRight,
      given.mistake ?? null,
      given.misconception ?? null,
      given.hints,
      given.confidence ?? null,
      given.seconds ?? null,
      given.isConstructed,
      given.level,
      targetRecall,
      day,
      at,
      isFirst ? forecastAnswer(before, evidence) : null,
      isFirst && before.met_on !== null ? daysBetween(before.met_on, day) : null,
    ],
  );
  if (isFirst) {
    await query(
      `insert into public.skill_states (user_id, skill, status, due, state) values ($1, $2, $3, $4, $5)
       on conflict (user_id, skill) do update
         set status = excluded.status, due = excluded.due, state = excluded.state`,
      [userId, skill, statusOn(state, day, kept?.level ?? 1), due, JSON.stringify(state)],
    );
  }
  await query(
    `insert into private.learner_days (user_id, day, seen_at, folded_until) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set day = excluded.day, seen_at = excluded.seen_at, folded_until = excluded.folded_until`,
    [userId, day, at, responses + 1],
  );
  return { day, due };
}
