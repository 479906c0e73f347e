import { DRILL_ITEMS } from '#domain/knowledge/choose-drill.ts';
import type { Evidence } from '#domain/knowledge/evidence.ts';
import {
  foldResponse,
  NEW_SKILL,
  type SkillState,
  type SkillStatus,
  statusOn,
} from '#domain/knowledge/skill-state.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type DrilledSkill, openDrillRequest, type OpenDrillResponse } from '#domain/quiz/review-contract.ts';
import type { Query } from '../../adapters/sql.ts';
import { foldResponses } from '../fold-responses.ts';
import { learnerClock } from '../learner-clock.ts';
import { lockLearner } from '../lock-learner.ts';
import { type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { drawReview } from '../learning/review/draw-review.ts';
import {
  isReviewSettled,
  loadReview,
  type PlacedReview,
  shownReview,
} from '../learning/review/review-question.ts';

/**
 * Takes up today's drill of a skill: its open question or the next of its four, drawn as a review draws. Two devices get the same
 * question. A drill of another skill that was left is put away; what was answered in it counts.
 *
 * Refusals: 404 `skill-not-found`.
 */
export const openDrill: ProductFunction = async (request, { caller, transaction, now }) => {
  const userId = requireUser(caller);
  const { skill, time_zone } = await readCall(request, openDrillRequest);
  const response = await transaction(async (query): Promise<OpenDrillResponse<SkillStatus>> => {
    await lockLearner(query, userId);
    const known = await query<{ name: string; level: number }>(
      'select name, level from public.skills where id = $1',
      [skill],
    );
    const of = oneOrNone(known.rows);
    if (!of) throw new Refusal(404, 'skill-not-found');
    const { day, foldedUntil, responses } = await learnerClock(query, userId, now(), time_zone);
    if (foldedUntil < responses) await foldResponses(query, userId);
    await putAwayOthers(query, userId, skill, day);
    const open = (await openQuestion(query, userId)) ?? (await nextQuestion(query, userId, skill, day));
    const answers = await answersToday(query, userId, skill, day);
    const states = await statesToday(query, userId, skill, day);
    const shown = ({ state }: { state: SkillState }): DrilledSkill<SkillStatus> => ({
      status: statusOn(state, day, of.level),
      known: state.known,
    });
    return {
      skill,
      skill_name: of.name,
      questions: open === undefined ? answers.length : Math.max(DRILL_ITEMS, answers.length),
      answers,
      question: open ? shownReview(open) : null,
      before: shown({ state: states.before }),
      now: shown({ state: states.now }),
      returns_on: states.now.card?.due ?? null,
    };
  });
  return Response.json(response);
};

/** What was left open in a drill of another skill or day: unanswered it goes, answered once it is settled. */
async function putAwayOthers(query: Query, userId: string, skill: string, day: string): Promise<void> {
  const others = `user_id = $1 and place = 'drill' and settled_at is null and (skill <> $2 or day <> $3)`;
  await query(`delete from public.review_questions where ${others} and answers = '[]'`, [userId, skill, day]);
  await query(`update public.review_questions set settled_at = clock_timestamp() where ${others}`, [
    userId,
    skill,
    day,
  ]);
}

/** The open question; one whose item is gone or whose lesson was closed is taken away. */
async function openQuestion(query: Query, userId: string): Promise<PlacedReview | undefined> {
  const open = await loadReview(query, userId, null, 'drill');
  if (open && !isReviewSettled(open)) return open;
  await query(
    `delete from public.review_questions where user_id = $1 and place = 'drill' and settled_at is null`,
    [userId],
  );
  return undefined;
}

async function nextQuestion(
  query: Query,
  userId: string,
  skill: string,
  day: string,
): Promise<PlacedReview | undefined> {
  const asked = await query(
    `select from public.review_questions where user_id = $1 and place = 'drill' and skill = $2 and day = $3`,
    [userId, skill, day],
  );
  if (asked.rows.length >= DRILL_ITEMS) return undefined;
  const isDrawn = await drawReview(query, userId, skill, day, 'drill');
  return isDrawn ? loadReview(query, userId, null, 'drill') : undefined;
}

/** Whether the first answer to each question of today's drill that nothing more can be answered to was right. */
async function answersToday(query: Query, userId: string, skill: string, day: string): Promise<boolean[]> {
  const { rows } = await query<{ is_right: boolean }>(
    `select is_right from public.review_questions
     where user_id = $1 and place = 'drill' and skill = $2 and day = $3 and is_right is not null
       and settled_at is not null order by asked_at`,
    [userId, skill, day],
  );
  return rows.map(({ is_right }) => is_right);
}

/** How a skill stood before today's drill, and stands now: the fold of its evidence up to there. */
async function statesToday(
  query: Query,
  userId: string,
  skill: string,
  day: string,
): Promise<{ before: SkillState; now: SkillState }> {
  const { rows } = await query<Evidence>(
    `select template, place, try, is_right, hints, is_constructed, level, day::text as day,
       target_recall::float as target_recall
     from public.responses where user_id = $1 and skill = $2 order by sequence`,
    [userId, skill],
  );
  const first = rows.findIndex((response) => response.place === 'drill' && response.day === day);
  const fold = (responses: readonly Evidence[]) => responses.reduce(foldResponse, NEW_SKILL);
  return { before: fold(first === -1 ? rows : rows.slice(0, first)), now: fold(rows) };
}
