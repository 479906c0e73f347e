/** A reading of the admin pages that something makes fast, and how it would be read without it. */
export type Gain = {
  readonly reading: string;
  /** The index or table that makes the difference. */
  readonly by: string;
  readonly statement: string;
  readonly without: { readonly drop: string } | { readonly statement: string };
};

const OF_MOST_LESSONS =
  '(select course_id from public.lessons group by course_id order by count(*) desc limit 1)';

export const GAINS: readonly Gain[] = [
  indexed(
    'People: newest',
    'auth.users_created_at_idx',
    'select id from auth.users where deleted_at is null order by created_at desc, id desc limit 25',
  ),
  indexed(
    'People: search by address',
    'auth.users_email_prefix_idx',
    `select id from auth.users where email collate "C" like 'learner-0500%'`,
  ),
  indexed(
    'People: search by name',
    'auth.users_full_name_words_idx',
    `select id from auth.users
     where to_tsvector('simple', coalesce(raw_user_meta_data ->> 'full_name', '')) @@ to_tsquery('simple', '05000:*')`,
  ),
  indexed(
    'Security: newest events',
    'public.security_events_created_at_idx',
    'select * from public.security_events order by created_at desc limit 50',
  ),
  indexed(
    'Analytics: attempts finished today',
    'public.quiz_attempts_finished_at_idx',
    `select count(*) from public.quiz_attempts where finished_at >= date_trunc('day', now(), 'UTC')`,
  ),
  indexed(
    'Billing: newest payments',
    'public.payments_paid_at_idx',
    'select * from public.payments order by paid_at desc limit 25',
  ),
  indexed(
    'Billing: past due',
    'public.subscriptions_status_idx',
    `select * from public.subscriptions where status = 'past_due' order by created_at desc limit 25`,
  ),
  ...[30, 365].map(lessonsOf),
];

function indexed(reading: string, index: string, statement: string): Gain {
  return { reading, by: index, statement, without: { drop: index } };
}

/** The statistics of lessons, from the kept sums and from the events themselves. */
function lessonsOf(days: number): Gain {
  return {
    reading: `Content: lessons of ${days} days`,
    by: 'private.lesson_use',
    statement: `select * from private.lesson_statistics(${OF_MOST_LESSONS}, now() - interval '${days} days')`,
    without: {
      statement: `
        select lesson_id, count(*) filter (where opened), count(*) filter (where completed),
          percentile_cont(0.5) within group (order by seconds)
        from (
          select lesson_id, user_id, bool_or(verb = 'lesson_opened') as opened, bool_or(verb = 'lesson_completed') as completed,
            sum((details ->> 'seconds')::integer) filter (where verb = 'time_on_task') as seconds
          from public.learning_events
          where course_id = ${OF_MOST_LESSONS} and occurred_at >= now() - interval '${days} days' and user_id is not null
            and verb in ('lesson_opened', 'lesson_completed', 'time_on_task', 'quiz_finished')
          group by lesson_id, user_id
        ) as learners
        group by lesson_id`,
    },
  };
}
