-- Who comes back, counted by two functions: a screen shows either all courses or one, and each looks up only its own. In
-- one function the two shared their list of active learners, whose size PostgreSQL then could not know.

drop function private.count_active_learners(timestamptz, timestamptz);

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
    select date_trunc('week', users.created_at at time zone 'UTC')::date as cohort_week, active_week
    from active
    join auth.users on users.id = active.user_id and not is_anonymous and deleted_at is null
    -- Who was active earlier in the same week is counted before `since`. Nothing is before the beginning of time, which
    -- spares a look at every learner there.
    where not (since > '-infinity' and exists (
      select from public.learning_events as earlier
      where earlier.user_id = active.user_id
        and earlier.occurred_at >= active_week::timestamp at time zone 'UTC' and earlier.occurred_at < since
    ))
  )
  select cohort_week, (active_week - cohort_week) / 7, count(*) from counted group by 1, 2;
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

comment on table private.active_learners is
  'count_active_learners (course_id null) and count_active_learners_by_course of the closed days.';

create or replace function private.roll_up_analytics(until timestamptz default date_trunc('day', now(), 'UTC')) returns void
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

create or replace function private.read_retention(p_from date, p_to date, p_course_id uuid)
returns table (cohort_week date, joined bigint, week integer, learners bigint)
language sql stable
set search_path = ''
as $$
  with joined as (
    select date_trunc('week', day::timestamp)::date as cohort_week, sum(happened)::bigint as joined
    from (
      select * from private.daily_counts
      union all
      select * from private.count_days(private.analytics_counted_until(), 'infinity')
    ) as counted
    where case when p_course_id is null then measure = 'sign_ups' else measure = 'enrolments' and course_id = p_course_id end
      and date_trunc('week', day::timestamp)::date between p_from and p_to
    group by 1
  ),
  active as (
    select cohort_week, week, sum(learners)::bigint as learners
    from (
      select * from private.active_learners
      union all
      select null, * from private.count_active_learners(private.analytics_counted_until(), 'infinity')
      where p_course_id is null
      union all
      select * from private.count_active_learners_by_course(private.analytics_counted_until(), 'infinity')
      where p_course_id is not null
    ) as counted
    where course_id is not distinct from p_course_id and week <= 12
    group by 1, 2
  )
  select joined.cohort_week, joined.joined, weeks.week, coalesce(active.learners, 0)
  from joined
  cross join lateral generate_series(0, least(12, ((now() at time zone 'UTC')::date - joined.cohort_week) / 7)) as weeks (week)
  left join active on active.cohort_week = joined.cohort_week and active.week = weeks.week
  order by 1, 3;
$$;
