import { DRILL_ITEMS, type LateSkill, weakSkills } from '#domain/knowledge/choose-drill.ts';
import type { DrillStretch } from '#domain/knowledge/today-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { nothingToRead } from '../../nothing-to-read.ts';
import { type Reading, reading } from '../../reading.ts';
import { readings } from '../../readings.ts';
import { type AskableSkill, askableSkills } from '../drill/askable-skills.ts';
import { drillAfterFailing } from '../drill/drill-after-failing.ts';

/** So far back answers say how a skill goes now. */
const LATE_ANSWERS = 60;
/** As many of a skill are shown. */
const SHOWN_ANSWERS = 8;

/** The drill of a day. */
export type DrillOfToday = Pick<DrillStretch, 'skill' | 'skill_name' | 'reason' | 'answers'> & {
  readonly isDone: boolean;
};

/** What the drill of a day is chosen by: the one begun, what a failed quiz rests on, and how skills went of late. */
type DrillFacts = {
  readonly begun: Omit<DrillOfToday, 'reason'> | undefined;
  readonly failed: readonly string[];
  readonly late: readonly LateAnswers[];
};

type LateAnswers = LateSkill & { readonly answers: readonly boolean[] };

/** Reads by what the drill of a day is chosen. */
export function drillFacts(
  userId: string,
  { day, now, responses }: { day: string; now: Date; responses: number },
): Reading<DrillFacts> {
  return readings(
    {
      begun: begunToday(userId, day),
      failed: drillAfterFailing(userId, now, null),
      late: lateSkills(userId, responses),
    },
    (found) => found,
  );
}

/** The drill that was begun today, else that of a quiz failed twice, else that of the weakest skill; null when nothing is weak. */
export function drillOfToday(
  userId: string,
  { begun, failed, late }: DrillFacts,
): Reading<DrillOfToday | null> {
  if (begun) return nothingToRead({ ...begun, reason: 'begun' });
  const weakest = weakSkills(late)
    .slice(0, 3)
    .map(({ skill }) => skill);
  // The first that can be asked.
  return readings(
    { failed: askableSkills(userId, failed), weakest: askableSkills(userId, weakest) },
    ({ failed: [first], weakest: [other] }) =>
      first ? drillOf(first, 'failed_quiz', late) : other ? drillOf(other, 'weakest', late) : null,
  );
}

function drillOf(
  { skill, name }: AskableSkill,
  reason: DrillOfToday['reason'],
  late: readonly LateAnswers[],
): DrillOfToday {
  const answers = late.find((one) => one.skill === skill)?.answers.slice(-SHOWN_ANSWERS) ?? [];
  return { skill, skill_name: name, reason, answers, isDone: false };
}

function begunToday(userId: string, day: string): Reading<Omit<DrillOfToday, 'reason'> | undefined> {
  return reading(
    `select questions.skill, coalesce(skills.name, questions.skill) as skill_name,
       coalesce(array_agg(is_right order by asked_at) filter (where is_right is not null), '{}') as answers,
       count(*) filter (where settled_at is not null)::int as settled
     from public.review_questions as questions left join public.skills on skills.id = questions.skill
     where questions.user_id = $1 and questions.place = 'drill' and questions.day = $2
       and questions.asked_at > clock_timestamp() - interval '3 days'
     group by questions.skill, skills.name having count(is_right) > 0
     order by min(asked_at) limit 1`,
    [userId, day],
    (rows: BegunRow[]) => {
      const row = oneOrNone(rows);
      if (!row) return undefined;
      const { settled, ...drill } = row;
      return { ...drill, isDone: settled >= DRILL_ITEMS };
    },
  );
}

type BegunRow = Pick<DrillOfToday, 'skill' | 'skill_name' | 'answers'> & { readonly settled: number };

/** How each skill went in the learner's last first answers. */
function lateSkills(userId: string, responses: number): Reading<LateAnswers[]> {
  return reading(
    `select late.skill, coalesce((states.state ->> 'known')::float, 0) as known,
       array_agg(is_right and hints = 0 order by sequence) as answers
     from public.responses as late
     left join public.skill_states as states on states.user_id = $1 and states.skill = late.skill
     where late.user_id = $1 and late.sequence > $2 and late.try = 1 and late.place <> 'placement'
     group by late.skill, states.state`,
    [userId, responses - LATE_ANSWERS],
    (rows: Pick<LateAnswers, 'skill' | 'known' | 'answers'>[]) =>
      rows.map(({ skill, known, answers }) => ({
        skill,
        known,
        answers,
        answered: answers.length,
        right: answers.filter(Boolean).length,
      })),
  );
}
