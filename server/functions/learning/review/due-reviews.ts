import { type DueSkill, reviewMinutes, reviewsLeft } from '#domain/knowledge/choose-reviews.ts';
import { addDays } from '#domain/knowledge/learner-day.ts';
import type { Card } from '#domain/knowledge/memory.ts';
import type { ReviewedSkill, ReviewsToday } from '#domain/quiz/review-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type Reading, reading } from '../../reading.ts';
import { readings } from '../../readings.ts';
import { LEAST_GENERATED, LEAST_ITEMS } from '../drill/askable-skills.ts';

/** Today's reviews, what is left of them, and the strand that was asked last. */
export type DueReviews = {
  readonly today: ReviewsToday;
  readonly left: readonly DueSkill[];
  /** The skill of the open question. */
  readonly open: readonly DueSkill[];
  /** Whether a question is open, of whatever skill. */
  readonly hasOpen: boolean;
  readonly lastStrand: string | null;
  /** The same day after a skill of `left` was taken up. */
  readonly taken: (skill: DueSkill) => DueReviews;
};

/**
 * What a learner's reviews are on a day: the open question, the skills left, and what was kept.
 *
 * @param most how many questions the day has room for
 */
export function dueReviews(userId: string, day: string, most: number): Reading<DueReviews> {
  return readings(
    { asked: askedToday(userId, day), due: dueSkills(userId, day), next: nextReturn(userId, day) },
    (rows) => compose(rows, day, most),
  );
}

type Rows = {
  readonly asked: readonly Asked[];
  readonly due: readonly DueSkill[];
  readonly next: string | null;
};

function compose({ asked, due, next }: Rows, day: string, most: number): DueReviews {
  const open = asked.filter(({ settled }) => !settled);
  const pending = due.filter(({ skill }) => !open.some((question) => question.skill === skill));
  const left = reviewsLeft(pending, day, asked.length, most);
  const count = left.length + open.length;
  return {
    left,
    open: due.filter(({ skill }) => open.some((question) => question.skill === skill)),
    hasOpen: open.length > 0,
    lastStrand: asked.at(-1)?.strand ?? null,
    today: {
      day,
      left: count,
      minutes: reviewMinutes(count),
      // What there is no room for today comes tomorrow.
      returns_on: pending.length > left.length ? addDays(day, 1) : next,
      reviewed: asked.flatMap(({ settled, reviewed }) => (settled ? [reviewed] : [])),
    },
    taken: ({ skill, strand }) => {
      const reviewed = { skill, skill_name: skill, is_right: false, returns_on: day };
      return compose(
        { asked: [...asked, { skill, strand, settled: false, reviewed }], due, next },
        day,
        most,
      );
    },
  };
}

type Asked = {
  readonly skill: string;
  readonly strand: string | null;
  readonly settled: boolean;
  readonly reviewed: ReviewedSkill;
};

/** The questions of a day in their order, and one that was left open before. */
function askedToday(userId: string, day: string): Reading<Asked[]> {
  return reading(
    `select questions.skill, skills.name, skills.strand_id as strand, questions.settled_at is not null as settled,
       questions.is_right, questions.returns_on
     from public.review_questions as questions left join public.skills on skills.id = questions.skill
     where questions.user_id = $1 and questions.place = 'review' and (questions.settled_at is null
       or questions.day = $2 and questions.asked_at > clock_timestamp() - interval '3 days')
     order by questions.asked_at`,
    [userId, day],
    (rows: AskedRow[]) =>
      rows.map(({ skill, name, strand, settled, is_right, returns_on }) => ({
        skill,
        strand,
        settled,
        reviewed: {
          skill,
          skill_name: name ?? skill,
          is_right: is_right ?? false,
          returns_on: returns_on ?? day,
        },
      })),
  );
}

type AskedRow = {
  readonly skill: string;
  readonly name: string | null;
  readonly strand: string | null;
  readonly settled: boolean;
  readonly is_right: boolean | null;
  readonly returns_on: string | null;
};

/** The skills that are due and have enough items in lessons that are open to the learner. */
function dueSkills(userId: string, day: string): Reading<DueSkill[]> {
  return reading(
    `with due as materialized (
       select states.skill, skills.strand_id as strand, states.state -> 'card' as card
       from public.skill_states as states join public.skills on skills.id = states.skill
       where states.user_id = $1 and states.due <= $2 and (
         select count(*) >= $3 and count(*) filter (where is_generated) >= $4
         from private.review_items where review_items.skill = states.skill
       )
     )
     select due.skill, due.strand, due.card from due
     -- The first open lesson will do; whether one is open takes longer than all the rest.
     cross join lateral (
       select from (
         select distinct items.lesson_id from private.review_items as items where items.skill = due.skill offset 0
       ) as lessons where private.learner_can_open_lesson($1, lessons.lesson_id) limit 1
     ) as open_lesson`,
    [userId, day, LEAST_ITEMS, LEAST_GENERATED],
    (rows: { skill: string; strand: string; card: Card }[]) => rows,
  );
}

/** The next day on which something returns that is not due yet. */
function nextReturn(userId: string, day: string): Reading<string | null> {
  return reading(
    'select min(due) as returns_on from public.skill_states where user_id = $1 and due > $2::date',
    [userId, day],
    (rows: { returns_on: string | null }[]) => oneOrNone(rows)?.returns_on ?? null,
  );
}
