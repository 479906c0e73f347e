-- Late in the day the counts of the moment have most to do. These two look up what happened in it row by row instead of
-- joining it with all enrolments or all accounts: a subquery in the select list is never made a join.

create index learning_events_opened_at_idx on public.learning_events (occurred_at) where verb = 'lesson_opened';

create or replace function private.count_lesson_steps(since timestamptz, until timestamptz)
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

create or replace function private.count_active_learners(since timestamptz, until timestamptz)
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
