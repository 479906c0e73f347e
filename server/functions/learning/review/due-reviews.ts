import { type DueSkill, reviewMinutes, reviewsLeft } from '#domain/knowledge/choose-reviews.ts';
import type { Card } from '#domain/knowledge/memory.ts';
import type { ReviewedSkill, ReviewsToday } from '#domain/quiz/review-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../../adapters/sql.ts';
import { LEAST_GENERATED, LEAST_ITEMS } from '../drill/askable-skills.ts';

/** Today's reviews, what is left of them, and the strand that was asked last. */
export type DueReviews = {
  readonly today: ReviewsToday;
  readonly left: readonly DueSkill[];
  /** The skill of the open question. */
  readonly open: readonly DueSkill[];
  readonly lastStrand: string | null;
};

/**
 * What a learner's reviews are on a day: the open question, the skills left, and what was kept.
 *
 * @param most how many questions the day has room for
 */
export async function dueReviews(
  query: Query,
  userId: string,
  day: string,
  most: number,
): Promise<DueReviews> {
  const asked = await askedToday(query, userId, day);
  const due = await dueSkills(query, userId, day);
  const open = asked.filter(({ settled }) => !settled);
  const pending = due.filter(({ skill }) => !open.some((question) => question.skill === skill));
  const left = reviewsLeft(pending, day, asked.length, most);
  const count = left.length + open.length;
  return {
    left,
    open: due.filter(({ skill }) => open.some((question) => question.skill === skill)),
    lastStrand: asked.at(-1)?.strand ?? null,
    today: {
      day,
      left: count,
      minutes: reviewMinutes(count),
      returns_on: await nextReturn(query, userId, day, due.length > left.length),
      reviewed: asked.flatMap(({ settled, reviewed }) => (settled ? [reviewed] : [])),
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
async function askedToday(query: Query, userId: string, day: string): Promise<Asked[]> {
  const { rows } = await query<{
    skill: string;
    name: string | null;
    strand: string | null;
    settled: boolean;
    is_right: boolean | null;
    returns_on: string | null;
  }>(
    `select questions.skill, skills.name, skills.strand_id as strand, questions.settled_at is not null as settled,
       questions.is_right, questions.returns_on::text as returns_on
     from public.review_questions as questions left join public.skills on skills.id = questions.skill
     where questions.user_id = $1 and questions.place = 'review' and (questions.settled_at is null
       or questions.day = $2 and questions.asked_at > clock_timestamp() - interval '3 days')
     order by questions.asked_at`,
    [userId, day],
  );
  return rows.map(({ skill, name, strand, settled, is_right, returns_on }) => ({
    skill,
    strand,
    settled,
    reviewed: {
      skill,
      skill_name: name ?? skill,
      is_right: is_right ?? false,
      returns_on: returns_on ?? day,
    },
  }));
}

/** The skills that are due and have enough items in lessons that are open to the learner. */
async function dueSkills(query: Query, userId: string, day: string): Promise<DueSkill[]> {
  const { rows } = await query<{ skill: string; strand: string; card: Card }>(
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
  );
  return rows;
}

/** The next day on which something returns: tomorrow when more is due than a day has room for. */
async function nextReturn(
  query: Query,
  userId: string,
  day: string,
  isMoreDue: boolean,
): Promise<string | null> {
  const { rows } = await query<{ returns_on: string | null }>(
    `select case when $3 then ($2::date + 1) else min(due) end::text as returns_on from public.skill_states
     where user_id = $1 and due > $2::date`,
    [userId, day, isMoreDue],
  );
  return oneOrNone(rows)?.returns_on ?? null;
}
