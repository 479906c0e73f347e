import { reviewsADay } from '#domain/knowledge/choose-reviews.ts';
import { recallOn } from '#domain/knowledge/memory.ts';
import { type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { KnownFact } from '#domain/mentor/knowing-contract.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import { dueReviews } from '../learning/review/due-reviews.ts';
import { loadPath } from '../path/load-path.ts';
import { pathClock } from '../path/path-clock.ts';
import { lastTrades } from './trading/last-trades.ts';
import type { Read } from '../read-together.ts';

/** More would be no short list. */
const FADING_NAMED = 3;

/** Works out what is known of a learner, as short facts. Ask `mayKnow` before. */
export async function loadKnownFacts(
  mentor: Mentor,
  query: Query,
  read: Read,
  {
    userId,
    now,
    time_zone,
  }: { readonly userId: string; readonly now: Date; readonly time_zone?: string | undefined },
): Promise<KnownFact[]> {
  const clock = await pathClock(query, userId, now, time_zone);
  const { response: path } = await loadPath(read, userId, clock, now);
  const { today } = await read(dueReviews(userId, clock.day, reviewsADay(clock.pace.minutes_a_day)));
  const done = path.stations.filter(({ why }) => why === 'done').length;
  const facts: readonly (KnownFact | undefined)[] = [
    await levelOf(query, userId),
    path.stations.length > 0 ? { kind: 'path', done, stations: path.stations.length } : undefined,
    await weakestSkill(query, userId),
    await fadingSkills(query, userId, clock.day),
    await lastMistake(mentor, query, userId),
    await lastTrades(query, userId),
    today.left > 0 ? { kind: 'due', reviews: today.left, minutes: today.minutes } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

async function levelOf(query: Query, userId: string): Promise<KnownFact | undefined> {
  const { rows } = await query<{ skill_level: string }>(
    'select skill_level from public.skill_assessments where user_id = $1 order by created_at desc limit 1',
    [userId],
  );
  const level = oneOrNone(rows)?.skill_level;
  return level === undefined ? undefined : { kind: 'level', level };
}

/** Of the skills asked three times at least, the one with the fewest of its last five first answers right; none without a wrong one. */
async function weakestSkill(query: Query, userId: string): Promise<KnownFact | undefined> {
  const { rows } = await query<{ skill: string; name: string; right: number; asked: number }>(
    `select latest.skill, skills.name, count(*) filter (where is_right)::int as right, count(*)::int as asked
     from (
       select skill, is_right, sequence, row_number() over (partition by skill order by sequence desc) as place
       from public.responses where user_id = $1 and try = 1 and place not in ('placement', 'test_out', 'exam')
     ) as latest join public.skills on skills.id = latest.skill
     where latest.place <= 5 group by latest.skill, skills.name
     having count(*) >= 3 and bool_or(not is_right)
     order by avg(is_right::int), max(sequence) desc limit 1`,
    [userId],
  );
  const row = oneOrNone(rows);
  return row && { kind: 'weak', ...row };
}

async function fadingSkills(query: Query, userId: string, day: string): Promise<KnownFact | undefined> {
  const fading = await fadingOn(query, userId, day);
  const skills = fading.slice(0, FADING_NAMED).map(({ skill, name }) => ({ skill, name }));
  return skills.length === 0 ? undefined : { kind: 'fading', skills };
}

/** The skills that fade on a day, the most forgotten first. */
export async function fadingOn(query: Query, userId: string, day: string) {
  const { rows } = await query<{ skill: string; name: string; state: SkillState; level: number }>(
    `select states.skill, skills.name, states.state, skills.level from public.skill_states as states
     join public.skills on skills.id = states.skill where states.user_id = $1`,
    [userId],
  );
  const recall = ({ state: { card } }: { state: SkillState }) => (card === null ? 1 : recallOn(card, day));
  return rows
    .filter(({ state, level }) => statusOn(state, day, level) === 'fading')
    .toSorted((one, other) => recall(one) - recall(other));
}

/** What a placement or a test showed is told at its end alone, and not here. */
async function lastMistake(
  { dialogues }: Mentor,
  query: Query,
  userId: string,
): Promise<KnownFact | undefined> {
  const { rows } = await query<
    Omit<Extract<KnownFact, { kind: 'mistake' }>, 'kind' | 'dialogue'> & { misconception: string | null }
  >(
    `select responses.day::text as day, responses.skill, skills.name, responses.misconception, misconceptions.belief,
       lessons.course_id, lessons.id as lesson_id
     from public.responses join public.skills on skills.id = responses.skill
     left join public.misconceptions on misconceptions.id = responses.misconception
     left join public.lessons on lessons.id = responses.lesson_id and lessons.retired_at is null
     where responses.user_id = $1 and responses.try = 1 and not responses.is_right
       and responses.place not in ('placement', 'test_out', 'exam')
     order by sequence desc limit 1`,
    [userId],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  const { misconception, ...mistake } = row;
  const dialogue = misconception !== null && dialogues.has(misconception) ? misconception : null;
  return { kind: 'mistake', ...mistake, dialogue };
}
