import { DRILL_ITEMS, type LateSkill, weakSkills } from '#domain/knowledge/choose-drill.ts';
import type { DrillStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { askableSkills } from '../drill/askable-skills.ts';
import { drillAfterFailing } from '../drill/drill-after-failing.ts';

/** So far back answers say how a skill goes now. */
const LATE_ANSWERS = 60;
/** As many of a skill are shown. */
const SHOWN_ANSWERS = 8;

/** The drill of a day. */
export type DrillOfToday = Pick<DrillStretch, 'skill' | 'skill_name' | 'reason' | 'answers'> & {
  readonly isDone: boolean;
};

/** The drill that was begun today, else that of a quiz failed twice, else that of the weakest skill; null when nothing is weak. */
export async function drillOfToday(
  query: Query,
  userId: string,
  { day, now, responses }: { day: string; now: Date; responses: number },
): Promise<DrillOfToday | null> {
  const begun = await begunToday(query, userId, day);
  if (begun) return { ...begun, reason: 'begun', answers: begun.answers };
  if (responses === 0) return null;
  const late = await lateSkills(query, userId, responses);
  const shown = (skill: string, name: string, reason: DrillOfToday['reason']): DrillOfToday => ({
    skill,
    skill_name: name,
    reason,
    answers: late.find((one) => one.skill === skill)?.answers.slice(-SHOWN_ANSWERS) ?? [],
    isDone: false,
  });
  const failed = await drillAfterFailing(query, userId, now, null);
  if (failed) return shown(failed.skill, failed.name, 'failed_quiz');
  const weakest = weakSkills(late).slice(0, 3);
  const [first] = await askableSkills(
    query,
    userId,
    weakest.map(({ skill }) => skill),
  );
  return first ? shown(first.skill, first.name, 'weakest') : null;
}

async function begunToday(
  query: Query,
  userId: string,
  day: string,
): Promise<Omit<DrillOfToday, 'reason'> | undefined> {
  const { rows } = await query<{
    skill: string;
    skill_name: string;
    answers: boolean[];
    settled: number;
  }>(
    `select questions.skill, coalesce(skills.name, questions.skill) as skill_name,
       coalesce(array_agg(is_right order by asked_at) filter (where is_right is not null), '{}') as answers,
       count(*) filter (where settled_at is not null)::int as settled
     from public.review_questions as questions left join public.skills on skills.id = questions.skill
     where questions.user_id = $1 and questions.place = 'drill' and questions.day = $2
       and questions.asked_at > clock_timestamp() - interval '3 days'
     group by questions.skill, skills.name having count(is_right) > 0
     order by min(asked_at) limit 1`,
    [userId, day],
  );
  const row = oneOrNone(rows);
  if (!row) return undefined;
  const { settled, ...drill } = row;
  return { ...drill, isDone: settled >= DRILL_ITEMS };
}

/** How each skill went in the learner's last first answers. */
async function lateSkills(
  query: Query,
  userId: string,
  responses: number,
): Promise<(LateSkill & { readonly answers: boolean[] })[]> {
  const { rows } = await query<{ skill: string; known: number; answers: boolean[] }>(
    `select late.skill, coalesce((states.state ->> 'known')::float, 0) as known,
       array_agg(is_right and hints = 0 order by sequence) as answers
     from public.responses as late
     left join public.skill_states as states on states.user_id = $1 and states.skill = late.skill
     where late.user_id = $1 and late.sequence > $2 and late.try = 1 and late.place <> 'placement'
     group by late.skill, states.state`,
    [userId, responses - LATE_ANSWERS],
  );
  return rows.map(({ skill, known, answers }) => ({
    skill,
    known,
    answers,
    answered: answers.length,
    right: answers.filter(Boolean).length,
  }));
}
