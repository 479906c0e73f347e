-- What happened while people learned, in the order it happened, and the sums that are kept of it. Append-only;
-- docs/learning-records.md describes it.
-- replaces: 20261121133300 20261121170000 20261121184400 20261121185100
-- of release: 0.1.0

-- ---------------------------------------------------------------- events

create table public.learning_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  verb text not null check (verb in ('enrolled', 'left_course', 'lesson_opened', 'time_on_task', 'item_answered',
    'hint_taken', 'quiz_finished', 'lesson_completed', 'assessment_completed')),
  course_id uuid references public.courses,
  lesson_id uuid references public.lessons,
  item_id text,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 1024),
  occurred_at timestamptz not null default now()
);
comment on table public.learning_events is
  'Append-only. Deleting an account keeps its events and takes out whose they were.';
comment on column public.learning_events.details is 'What belongs to the verb, see docs/learning-records.md.';
create index learning_events_user_id_occurred_at_idx on public.learning_events (user_id, occurred_at);
create index learning_events_lesson_id_item_id_occurred_at_idx
  on public.learning_events (lesson_id, item_id, occurred_at);
create index learning_events_course_id_occurred_at_idx on public.learning_events (course_id, occurred_at);
-- What the figures of the operator look for (analytics_counts).
create index learning_events_occurred_at_idx on public.learning_events (occurred_at);
create index learning_events_opened_idx on public.learning_events (user_id, course_id, lesson_id, occurred_at)
  where verb = 'lesson_opened';
create index learning_events_opened_at_idx on public.learning_events (occurred_at) where verb = 'lesson_opened';

revoke all on table public.learning_events from anon, authenticated, service_role;
alter table public.learning_events enable row level security;
grant select on table public.learning_events to authenticated;
grant select, insert on table public.learning_events to service_role;
create policy "Learners see their own events" on public.learning_events
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.learning_events as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.anonymise_learning_event() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' or old.user_id is null or new.user_id is not null then
    raise exception 'Learning events are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$$;
comment on function private.anonymise_learning_event() is
  'Of a learning event nothing ever changes but that the account it names is deleted.';
revoke all on function private.anonymise_learning_event() from public;

create trigger anonymise_learning_event before update or delete on public.learning_events
  for each row execute function private.anonymise_learning_event();

-- ---------------------------------------------------------------- what the database knows

-- It writes this itself: no browser can leave an event out or make one up.
create function private.record_learning_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  changed constant jsonb := to_jsonb(coalesce(new, old));
begin
  insert into public.learning_events (user_id, verb, course_id, lesson_id, item_id, details)
  select
    users.id,
    tg_argv[0],
    coalesce((changed ->> 'course_id')::uuid, lessons.course_id),
    lessons.id,
    changed ->> 'item_id',
    coalesce(
      (select jsonb_object_agg(key, value) from jsonb_each(changed) where key = any (tg_argv[1:])),
      '{}'
    )
  from auth.users
  left join public.quiz_attempts on quiz_attempts.id = (changed ->> 'attempt_id')::uuid
  left join public.lessons
    on lessons.id = coalesce((changed ->> 'lesson_id')::uuid, quiz_attempts.lesson_id)
  -- Of an account that is being deleted there is nothing more to tell.
  where users.id = (changed ->> 'user_id')::uuid;
  return null;
end;
$$;
comment on function private.record_learning_event() is
  'Writes an event about the changed row. Arguments: the verb, then the columns that become details. Course and lesson '
  'come from the row, from its lesson or from its attempt.';
revoke all on function private.record_learning_event() from public;

create trigger record_learning_event_after_insert after insert on public.enrollments
  for each row execute function private.record_learning_event('enrolled');
create trigger record_learning_event_after_delete after delete on public.enrollments
  for each row execute function private.record_learning_event('left_course');
create trigger record_learning_event_after_insert after insert on public.user_progress
  for each row when (new.completed)
  execute function private.record_learning_event('lesson_completed', 'score');
create trigger record_learning_event_after_update after update on public.user_progress
  for each row when (new.completed and not old.completed)
  execute function private.record_learning_event('lesson_completed', 'score');
create trigger record_learning_event after insert on public.quiz_answers
  for each row execute function private.record_learning_event(
    'item_answered', 'is_correct', 'round', 'skill', 'misconception'
  );
create trigger record_learning_event after insert on public.quiz_hints
  for each row execute function private.record_learning_event('hint_taken', 'step', 'round');
create trigger record_learning_event after update on public.quiz_attempts
  for each row when (new.finished_at is not null and old.finished_at is null)
  execute function private.record_learning_event('quiz_finished', 'score', 'passed');

-- ---------------------------------------------------------------- what only the browser knows

-- It is believed within bounds, of somebody who has passed every step of signing in: one opening of a lesson in ten minutes,
-- and never more time than has passed. What is over a bound is dropped without an error, since nothing depends on it.
create function private.begin_record_of_lesson(lesson_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not private.session_is_complete() then
    raise exception 'Pass the second step of signing in first.' using hint = 'second-step-needed';
  end if;
  if not public.can_open_lesson(begin_record_of_lesson.lesson_id) then
    raise exception 'This lesson is not open to you.' using hint = 'plan-needed';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
end;
$$;
comment on function private.begin_record_of_lesson(uuid) is
  'Lets the windows of one learner tell what they do in a lesson one after the other. Refuses with the hints '
  'second-step-needed and plan-needed.';
revoke all on function private.begin_record_of_lesson(uuid) from public;

create function public.record_lesson_opened(lesson_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.begin_record_of_lesson(record_lesson_opened.lesson_id);
  insert into public.learning_events (user_id, verb, course_id, lesson_id)
  select auth.uid(), 'lesson_opened', lessons.course_id, lessons.id
  from public.lessons
  where lessons.id = record_lesson_opened.lesson_id
    and not exists (
      select from public.learning_events
      where user_id = auth.uid() and verb = 'lesson_opened'
        and learning_events.lesson_id = lessons.id and occurred_at > now() - interval '10 minutes'
    );
  -- The course reopens with this lesson, wherever in it the learner was.
  insert into public.lesson_positions (user_id, lesson_id) values (auth.uid(), record_lesson_opened.lesson_id)
  on conflict on constraint lesson_positions_pkey do update set user_id = excluded.user_id;
end;
$$;
comment on function public.record_lesson_opened(uuid) is
  'The caller opened a lesson: an event, at most one in ten minutes, and the lesson the course reopens with. '
  'Refuses with the hints second-step-needed and plan-needed.';
revoke all on function public.record_lesson_opened(uuid) from public, anon, authenticated, service_role;
grant execute on function public.record_lesson_opened(uuid) to authenticated;

create function public.record_time_on_task(lesson_id uuid, seconds integer) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  believed integer;
begin
  -- Two windows that report the same minute wait for each other, and the second one finds it told.
  perform private.begin_record_of_lesson(record_time_on_task.lesson_id);
  select least(coalesce(seconds, 0), 300, floor(extract(epoch from clock_timestamp() - max(occurred_at))))
  into believed
  from public.learning_events
  where user_id = auth.uid() and verb = 'time_on_task' and occurred_at > now() - interval '1 hour';
  if believed > 0 then
    insert into public.learning_events (user_id, verb, course_id, lesson_id, details, occurred_at)
    select auth.uid(), 'time_on_task', course_id, id, jsonb_build_object('seconds', believed), clock_timestamp()
    from public.lessons where id = record_time_on_task.lesson_id;
  end if;
end;
$$;
comment on function public.record_time_on_task(uuid, integer) is
  'The caller worked on a lesson for some seconds: at most 300 at a time, and never more than have passed since the '
  'last report, so that the sum cannot exceed the time there was. Refuses with the hints second-step-needed and '
  'plan-needed.';
revoke all on function public.record_time_on_task(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.record_time_on_task(uuid, integer) to authenticated;

-- ---------------------------------------------------------------- what learners did in each lesson

-- Summed up while it happens. Millions of events say the same, but sorting them by learner takes seconds: an admin who looks
-- at the lessons of a course would wait for every one (docs/decisions/admin-pages.md).
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
alter table private.lesson_use enable row level security;

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

-- Of learning events admins read no more than such sums.
create function private.lesson_statistics(p_course_id uuid, p_from timestamptz)
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
revoke all on function private.lesson_statistics(uuid, timestamptz) from public;
grant execute on function private.lesson_statistics(uuid, timestamptz) to service_role;

create function private.anonymise_learning_events(learner_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.learning_events set user_id = null where user_id = learner_id;
  delete from private.lesson_use where user_id = learner_id;
$$;
comment on function private.anonymise_learning_events(uuid) is
  'Takes a learner out of their events, for an account that is closed while its row stays. Deleting the row does it too.';
revoke all on function private.anonymise_learning_events(uuid) from public;
grant execute on function private.anonymise_learning_events(uuid) to service_role;
