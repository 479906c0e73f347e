-- What learners did in each lesson, summed up while it happens. Millions of events say the same, but sorting them by learner
-- takes seconds: an admin who looks at the lessons of a course would wait for every one (docs/decisions/admin-pages.md).

create table private.lesson_use (
  lesson_id uuid not null references public.lessons on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  opened_at timestamptz,
  completed_at timestamptz,
  finished_at timestamptz,
  passed_at timestamptz,
  worked_at timestamptz,
  used_at timestamptz not null,
  seconds integer not null default 0,
  primary key (lesson_id, user_id)
);
comment on table private.lesson_use is
  'One row per learner and lesson, written by note_lesson_use: when they last opened it, completed it, finished and passed '
  'its quiz, and told how long they worked; used_at is the last of these. And the seconds of all their work on it.';
create index lesson_use_user_id_idx on private.lesson_use (user_id);
revoke all on table private.lesson_use from public, anon, authenticated, service_role;

create function private.note_lesson_use() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.lesson_use as known
    (lesson_id, user_id, opened_at, completed_at, finished_at, passed_at, worked_at, used_at, seconds)
  values (
    new.lesson_id,
    new.user_id,
    case when new.verb = 'lesson_opened' then new.occurred_at end,
    case when new.verb = 'lesson_completed' then new.occurred_at end,
    case when new.verb = 'quiz_finished' then new.occurred_at end,
    case when new.verb = 'quiz_finished' and new.details ->> 'passed' = 'true' then new.occurred_at end,
    case when new.verb = 'time_on_task' then new.occurred_at end,
    new.occurred_at,
    case when new.verb = 'time_on_task' then (new.details ->> 'seconds')::integer else 0 end
  )
  on conflict (lesson_id, user_id) do update set
    opened_at = greatest(known.opened_at, excluded.opened_at),
    completed_at = greatest(known.completed_at, excluded.completed_at),
    finished_at = greatest(known.finished_at, excluded.finished_at),
    passed_at = greatest(known.passed_at, excluded.passed_at),
    worked_at = greatest(known.worked_at, excluded.worked_at),
    used_at = greatest(known.used_at, excluded.used_at),
    seconds = known.seconds + excluded.seconds;
  return null;
end;
$$;
comment on function private.note_lesson_use() is 'Adds an event about a lesson to what its learner did there.';
revoke all on function private.note_lesson_use() from public;
create trigger note_lesson_use after insert on public.learning_events
  for each row when (
    new.user_id is not null and new.lesson_id is not null
    and new.verb in ('lesson_opened', 'lesson_completed', 'time_on_task', 'quiz_finished')
  )
  execute function private.note_lesson_use();

create function private.count_lesson_use(first_learner uuid, last_learner uuid) returns void
language sql volatile
set search_path = ''
as $$
  delete from private.lesson_use where user_id between first_learner and last_learner;
  insert into private.lesson_use
    (lesson_id, user_id, opened_at, completed_at, finished_at, passed_at, worked_at, used_at, seconds)
  select
    lesson_id,
    user_id,
    max(occurred_at) filter (where verb = 'lesson_opened'),
    max(occurred_at) filter (where verb = 'lesson_completed'),
    max(occurred_at) filter (where verb = 'quiz_finished'),
    max(occurred_at) filter (where verb = 'quiz_finished' and details ->> 'passed' = 'true'),
    max(occurred_at) filter (where verb = 'time_on_task'),
    max(occurred_at),
    coalesce(sum((details ->> 'seconds')::integer) filter (where verb = 'time_on_task'), 0)
  from public.learning_events
  where user_id between first_learner and last_learner and lesson_id is not null
    and verb in ('lesson_opened', 'lesson_completed', 'time_on_task', 'quiz_finished')
  group by lesson_id, user_id;
$$;
comment on function private.count_lesson_use(uuid, uuid) is
  'Counts lesson_use anew for the learners of a range of ids, for events that were there before it or were written past their '
  'triggers. Not for learners who are at it: an event that is written meanwhile would count twice or not at all.';
revoke all on function private.count_lesson_use(uuid, uuid) from public;

select private.count_lesson_use('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');

create or replace function private.anonymise_learning_events(learner_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.learning_events set user_id = null where user_id = learner_id;
  delete from private.lesson_use where user_id = learner_id;
$$;

create or replace function private.lesson_statistics(p_course_id uuid, p_from timestamptz)
returns table (
  lesson_id uuid, opened integer, completed integer, median_minutes numeric, timed integer,
  finished integer, passed integer, open_reports integer
)
language sql stable security definer
set search_path = ''
as $$
  -- Learners with as many tenths of a minute are one row: that is what a few processes can count side by side.
  with work as (
    select
      lesson_use.lesson_id,
      (seconds + 3) / 6 as tenths,
      count(*) filter (where opened_at >= p_from) as opened,
      count(*) filter (where completed_at >= p_from) as completed,
      count(*) filter (where worked_at >= p_from) as timed,
      count(*) filter (where finished_at >= p_from) as finished,
      count(*) filter (where passed_at >= p_from) as passed
    from private.lesson_use
    join public.lessons on lessons.id = lesson_use.lesson_id and course_id = p_course_id
    where used_at >= p_from
    group by lesson_use.lesson_id, tenths
  ), ranked as (
    select work.*,
      sum(timed) over (partition by work.lesson_id order by tenths) as up_to,
      sum(timed) over (partition by work.lesson_id) as everybody
    from work
  ), counts as (
    select
      ranked.lesson_id,
      sum(opened)::integer as opened,
      sum(completed)::integer as completed,
      sum(timed)::integer as timed,
      sum(finished)::integer as finished,
      sum(passed)::integer as passed,
      -- The middle learner; of an even number, the mean of the two in the middle.
      (min(tenths) filter (where timed > 0 and up_to >= everybody / 2)
        + min(tenths) filter (where timed > 0 and up_to > everybody / 2)) / 20.0 as median_minutes
    from ranked
    group by ranked.lesson_id
  )
  select lessons.id,
    coalesce(counts.opened, 0), coalesce(counts.completed, 0), round(median_minutes, 1),
    coalesce(counts.timed, 0), coalesce(counts.finished, 0), coalesce(counts.passed, 0),
    (select count(*)::integer from public.problem_reports
     where problem_reports.lesson_id = lessons.id and status = 'open')
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  left join counts on counts.lesson_id = lessons.id
  where lessons.course_id = p_course_id and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index;
$$;
comment on function private.lesson_statistics(uuid, timestamptz) is
  'Each lesson of a course since p_from: learners who opened and who completed it, the median of all their minutes of those '
  'who worked on it (timed: how many), learners who finished its quiz and those of them who passed, and reports that are '
  'open now. Learners who deleted their account are not counted.';
