-- How the lessons of a course are used. Of learning events admins read no more than such sums.

create function private.lesson_statistics(p_course_id uuid, p_from timestamptz)
returns table (
  lesson_id uuid, opened integer, completed integer, median_minutes numeric, timed integer,
  finished integer, passed integer, open_reports integer
)
language sql stable security definer
set search_path = ''
as $$
  with events as materialized (
    select learning_events.lesson_id, user_id, verb, details
    from public.learning_events
    where course_id = p_course_id and occurred_at >= p_from and user_id is not null
      and verb in ('lesson_opened', 'lesson_completed', 'time_on_task', 'quiz_finished')
  ), counts as (
    select events.lesson_id,
      count(distinct user_id) filter (where verb = 'lesson_opened')::integer as opened,
      count(distinct user_id) filter (where verb = 'lesson_completed')::integer as completed,
      count(distinct user_id) filter (where verb = 'quiz_finished')::integer as finished,
      count(distinct user_id) filter (where verb = 'quiz_finished' and details ->> 'passed' = 'true')::integer as passed
    from events group by events.lesson_id
  ), times as (
    select learners.lesson_id,
      count(*)::integer as timed,
      round((percentile_cont(0.5) within group (order by seconds) / 60)::numeric, 1) as median_minutes
    from (
      select events.lesson_id, sum((details ->> 'seconds')::integer) as seconds
      from events where verb = 'time_on_task' group by events.lesson_id, user_id
    ) as learners
    group by learners.lesson_id
  )
  select lessons.id,
    coalesce(counts.opened, 0), coalesce(counts.completed, 0), times.median_minutes, coalesce(times.timed, 0),
    coalesce(counts.finished, 0), coalesce(counts.passed, 0),
    (select count(*)::integer from public.problem_reports
     where problem_reports.lesson_id = lessons.id and status = 'open')
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  left join counts on counts.lesson_id = lessons.id
  left join times on times.lesson_id = lessons.id
  where lessons.course_id = p_course_id and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index;
$$;
comment on function private.lesson_statistics(uuid, timestamptz) is
  'Each lesson of a course since p_from: learners who opened and who completed it, the median of their minutes on it (timed: '
  'of how many), learners who finished its quiz and those of them who passed, and reports that are open now. Learners who '
  'deleted their account are not counted, since their events do not say which are of one learner.';
revoke all on function private.lesson_statistics(uuid, timestamptz) from public;
grant execute on function private.lesson_statistics(uuid, timestamptz) to service_role;
