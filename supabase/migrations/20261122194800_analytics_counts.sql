-- Figures for the operator. Each is counted by one function over a stretch of time, [since, until). What it gives for the
-- closed days is kept in a table and counted anew once a day; what happened since is counted when somebody looks. The sum
-- is exact: the same function counts both parts (docs/decisions/analytics.md).
-- replaces: 20261121182000 20261121182200 20261121182300
-- of release: 0.1.0

create table private.analytics_rollup (
  id boolean primary key default true check (id),
  counted_until timestamptz not null
);
comment on table private.analytics_rollup is
  'One row, none before the first count: up to when the tables below are counted, the start of a day in UTC.';

alter table private.analytics_rollup enable row level security;

create function private.analytics_counted_until() returns timestamptz
language sql stable
set search_path = ''
as $$
  select coalesce((select counted_until from private.analytics_rollup), '-infinity');
$$;
comment on function private.analytics_counted_until() is 'Where the kept counts end and those of the moment begin.';
revoke all on function private.analytics_counted_until() from public;

-- ---------------------------------------------------------------- what happened on a day

create table private.daily_counts (
  day date not null,
  measure text not null,
  course_id uuid,
  happened bigint not null,
  unique nulls not distinct (measure, course_id, day)
);
comment on table private.daily_counts is 'count_days of the closed days.';

alter table private.daily_counts enable row level security;

create function private.count_days(since timestamptz, until timestamptz)
returns table (day date, measure text, course_id uuid, happened bigint)
language sql stable
set search_path = ''
as $$
  with happenings (measure, course_id, moment) as (
    select 'sign_ups', null::uuid, created_at
    from auth.users
    where created_at >= since and created_at < until and not is_anonymous and deleted_at is null
    union all
    select 'activations', null, users.created_at
    from auth.users
    join (
      select user_id, min(completed_at) as completed_at
      from public.user_progress where completed_at >= since and completed_at < until
      group by user_id
    ) as first_lesson on first_lesson.user_id = users.id
    where not is_anonymous and deleted_at is null
      and first_lesson.completed_at < users.created_at + interval '7 days'
      and not (since > '-infinity' and exists (
        select from public.user_progress as earlier
        where earlier.user_id = users.id and earlier.completed_at < since
      ))
    union all
    select 'enrolments', course_id, created_at
    from public.enrollments where created_at >= since and created_at < until
    union all
    select 'lesson_completions', course_id, completed_at
    from public.user_progress where completed_at >= since and completed_at < until
    union all
    select 'course_completions', course_id, completed_at
    from public.enrollments where completed_at >= since and completed_at < until
    union all
    select 'assessments', null, created_at
    from public.skill_assessments where created_at >= since and created_at < until
    union all
    select 'onboardings', null, completed_at
    from public.onboarding_steps
    where step_name = 'complete' and completed and completed_at >= since and completed_at < until
    union all
    select 'plan_choices', null, created_at
    from public.subscriptions where created_at >= since and created_at < until
    union all
    select 'applications', null, created_at
    from public.scholarship_applications where created_at >= since and created_at < until
    union all
    select 'leads', null, created_at
    from public.leads where created_at >= since and created_at < until
  )
  select (moment at time zone 'UTC')::date, measure, course_id, count(*)
  from happenings
  group by 1, 2, 3;
$$;
comment on function private.count_days(timestamptz, timestamptz) is
  'What happened in [since, until), by day and, where it belongs to one, by course. An activation is a first lesson '
  'completed within seven days of the sign-up, and belongs to the day of the sign-up. Accounts without a person '
  '(anonymous) and deleted ones are left out.';
revoke all on function private.count_days(timestamptz, timestamptz) from public;

-- ---------------------------------------------------------------- how far those enrolled came in each lesson

create table private.lesson_counts (
  enrolled_on date not null,
  lesson_id uuid not null references public.lessons on delete cascade,
  opened bigint not null,
  completed bigint not null,
  primary key (lesson_id, enrolled_on)
);
comment on table private.lesson_counts is 'count_lesson_steps of the closed days.';

alter table private.lesson_counts enable row level security;

-- Late in the day the counts of the moment have most to do. This one and count_active_learners look up what happened in it
-- row by row instead of joining it with all enrolments or all accounts: a subquery in the select list is never made a join.
create function private.count_lesson_steps(since timestamptz, until timestamptz)
returns table (enrolled_on date, lesson_id uuid, opened bigint, completed bigint)
language sql stable
set search_path = ''
as $$
  with steps (user_id, course_id, lesson_id, opened, completed) as (
    select distinct user_id, course_id, lesson_id, 1, 0
    from public.learning_events as opening
    where verb = 'lesson_opened' and occurred_at >= since and occurred_at < until and user_id is not null
      and not (since > '-infinity' and exists (
        select from public.learning_events as earlier
        where earlier.user_id = opening.user_id and earlier.course_id = opening.course_id
          and earlier.lesson_id = opening.lesson_id and earlier.verb = 'lesson_opened' and earlier.occurred_at < since
      ))
    union all
    select user_id, course_id, lesson_id, 0, 1
    from public.user_progress where completed_at >= since and completed_at < until
    union all
    -- A free lesson can be opened, and a free quiz passed, before enrolling: both count from the enrolment on.
    select user_id, course_id, unnest(array(
      select distinct learning_events.lesson_id from public.learning_events
      where learning_events.user_id = enrollments.user_id and learning_events.course_id = enrollments.course_id
        and verb = 'lesson_opened' and occurred_at < since
    )), 1, 0
    from public.enrollments where since > '-infinity' and created_at >= since and created_at < until
    union all
    select user_id, course_id, unnest(array(
      select user_progress.lesson_id from public.user_progress
      where user_progress.user_id = enrollments.user_id and user_progress.course_id = enrollments.course_id
        and user_progress.completed_at < since
    )), 0, 1
    from public.enrollments where since > '-infinity' and created_at >= since and created_at < until
  ),
  placed as materialized (
    select steps.*, (
      select (created_at at time zone 'UTC')::date
      from public.enrollments
      where enrollments.user_id = steps.user_id and enrollments.course_id = steps.course_id and created_at < until
    ) as enrolled_on
    from steps
  )
  select enrolled_on, lesson_id, sum(opened), sum(completed)
  from placed
  where enrolled_on is not null
  group by 1, 2;
$$;
comment on function private.count_lesson_steps(timestamptz, timestamptz) is
  'How many of the learners who enrolled on a day opened and completed each lesson of their course, each counted in '
  '[since, until) when they did so first.';
revoke all on function private.count_lesson_steps(timestamptz, timestamptz) from public;

-- ---------------------------------------------------------------- how quiz items are answered at first try

create table private.item_sums (
  day date not null,
  lesson_id uuid not null references public.lessons on delete cascade,
  item_id text not null,
  answers bigint not null,
  correct bigint not null,
  rest_answers bigint not null,
  rest_correct bigint not null,
  rest_sum double precision not null,
  rest_square_sum double precision not null,
  correct_rest_sum double precision not null,
  primary key (lesson_id, item_id, day)
);
comment on table private.item_sums is 'sum_items of the closed days.';

alter table private.item_sums enable row level security;

create function private.sum_items(since timestamptz, until timestamptz)
returns table (
  day date, lesson_id uuid, item_id text, answers bigint, correct bigint, rest_answers bigint, rest_correct bigint,
  rest_sum double precision, rest_square_sum double precision, correct_rest_sum double precision
)
language sql stable
set search_path = ''
as $$
  with answered as (
    select attempts.finished_at, attempts.lesson_id, quiz_answers.item_id, quiz_answers.is_correct::integer as score,
      -- The share right of the other items of the attempt; null when there is no other.
      (sum(quiz_answers.is_correct::integer) over attempt - quiz_answers.is_correct::integer)::double precision
        / nullif(count(*) over attempt - 1, 0) as rest
    from public.quiz_attempts as attempts
    join public.quiz_answers on quiz_answers.attempt_id = attempts.id and quiz_answers.round = 1
    where attempts.finished_at >= since and attempts.finished_at < until
      and not exists (
        select from public.quiz_attempts as earlier
        where earlier.user_id = attempts.user_id and earlier.lesson_id = attempts.lesson_id
          and earlier.started_at < attempts.started_at
      )
    window attempt as (partition by attempts.id)
  )
  select (finished_at at time zone 'UTC')::date, lesson_id, item_id, count(*), sum(score),
    count(rest), coalesce(sum(score) filter (where rest is not null), 0),
    coalesce(sum(rest), 0), coalesce(sum(rest * rest), 0), coalesce(sum(score * rest), 0)
  from answered
  group by 1, 2, 3;
$$;
comment on function private.sum_items(timestamptz, timestamptz) is
  'Of the first attempts of learners at quizzes that were finished in [since, until): the sums that difficulty and '
  'discrimination of each item are made of. rest is the share right of the other items of the same attempt.';
revoke all on function private.sum_items(timestamptz, timestamptz) from public;

-- ---------------------------------------------------------------- who comes back

-- Counted by two functions: a screen shows either all courses or one, and each looks up only its own. In one function the
-- two shared their list of active learners, whose size PostgreSQL then could not know.
create table private.active_learners (
  course_id uuid,
  cohort_week date not null,
  week integer not null,
  learners bigint not null,
  unique nulls not distinct (course_id, cohort_week, week)
);
comment on table private.active_learners is
  'count_active_learners (course_id null) and count_active_learners_by_course of the closed days.';

alter table private.active_learners enable row level security;

create function private.count_active_learners(since timestamptz, until timestamptz)
returns table (cohort_week date, week integer, learners bigint)
language sql stable
set search_path = ''
as $$
  with active as (
    select user_id, date_trunc('week', occurred_at at time zone 'UTC')::date as active_week
    from public.learning_events
    where occurred_at >= since and occurred_at < until and user_id is not null
    group by 1, 2
  ),
  counted as (
    select active_week, (
      select date_trunc('week', created_at at time zone 'UTC')::date
      from auth.users
      where id = active.user_id and not is_anonymous and deleted_at is null
    ) as cohort_week
    from active
    -- Who was active earlier in the same week is counted before `since`. Nothing is before the beginning of time, which
    -- spares a look at every learner there.
    where not (since > '-infinity' and exists (
      select from public.learning_events as earlier
      where earlier.user_id = active.user_id
        and earlier.occurred_at >= active_week::timestamp at time zone 'UTC' and earlier.occurred_at < since
    ))
  )
  select cohort_week, (active_week - cohort_week) / 7, count(*) from counted
  where cohort_week is not null
  group by 1, 2;
$$;
comment on function private.count_active_learners(timestamptz, timestamptz) is
  'Learners by the week they signed up, and how many weeks later they were active: had a learning event, each week '
  'counted in [since, until) when its first event is there.';
revoke all on function private.count_active_learners(timestamptz, timestamptz) from public;

create function private.count_active_learners_by_course(since timestamptz, until timestamptz)
returns table (course_id uuid, cohort_week date, week integer, learners bigint)
language sql stable
set search_path = ''
as $$
  with active as (
    select user_id, learning_events.course_id,
      date_trunc('week', occurred_at at time zone 'UTC')::date as active_week, max(occurred_at) as last_at
    from public.learning_events
    where occurred_at >= since and occurred_at < until and user_id is not null
    group by 1, 2, 3
  ),
  counted as (
    select active.course_id, date_trunc('week', enrollments.created_at at time zone 'UTC')::date as cohort_week,
      active_week
    from active
    join public.enrollments on enrollments.user_id = active.user_id and enrollments.course_id = active.course_id
      and last_at >= enrollments.created_at
    where not (since > '-infinity' and exists (
      select from public.learning_events as earlier
      where earlier.user_id = active.user_id and earlier.course_id = active.course_id
        and earlier.occurred_at >= greatest(active_week::timestamp at time zone 'UTC', enrollments.created_at)
        and earlier.occurred_at < since
    ))
  )
  select course_id, cohort_week, (active_week - cohort_week) / 7, count(*) from counted group by 1, 2, 3;
$$;
comment on function private.count_active_learners_by_course(timestamptz, timestamptz) is
  'The same for each course: by the week of the enrolment, and events of the course from the enrolment on.';
revoke all on function private.count_active_learners_by_course(timestamptz, timestamptz) from public;

-- ---------------------------------------------------------------- keeping the counts

create function private.roll_up_analytics(until timestamptz default date_trunc('day', now(), 'UTC')) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from private.daily_counts;
  insert into private.daily_counts select * from private.count_days('-infinity', until);
  delete from private.lesson_counts;
  insert into private.lesson_counts select * from private.count_lesson_steps('-infinity', until);
  delete from private.item_sums;
  insert into private.item_sums select * from private.sum_items('-infinity', until);
  delete from private.active_learners;
  insert into private.active_learners
    select null, * from private.count_active_learners('-infinity', until)
    union all
    select * from private.count_active_learners_by_course('-infinity', until);
  insert into private.analytics_rollup (counted_until) values (until)
  on conflict (id) do update set counted_until = excluded.counted_until;
end;
$$;
comment on function private.roll_up_analytics(timestamptz) is
  'Counts everything up to a moment, the start of a day in UTC, and keeps it. Anew each time, so that deleted accounts '
  'and courses left leave the figures.';
revoke all on function private.roll_up_analytics(timestamptz) from public;
