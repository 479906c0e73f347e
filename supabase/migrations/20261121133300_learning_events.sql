-- What happened while people learned, in the order it happened. Append-only; docs/learning-records.md describes it.

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

revoke all on table public.learning_events from anon, authenticated, service_role;
alter table public.learning_events enable row level security;
grant select on table public.learning_events to authenticated;
grant select, insert on table public.learning_events to service_role;
create policy "Learners see their own events" on public.learning_events
  for select to authenticated using (user_id = (select auth.uid()));

-- The one change there is: an event lets go of its learner.
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
revoke all on function private.anonymise_learning_event() from public;

create trigger anonymise_learning_event before update or delete on public.learning_events
  for each row execute function private.anonymise_learning_event();

create function private.anonymise_learning_events(learner_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  update public.learning_events set user_id = null where user_id = learner_id;
$$;
comment on function private.anonymise_learning_events(uuid) is
  'Takes a learner out of their events, for an account that is closed while its row stays. Deleting the row does it too.';
revoke all on function private.anonymise_learning_events(uuid) from public;
grant execute on function private.anonymise_learning_events(uuid) to service_role;

-- What the database knows, it writes itself: no browser can leave an event out or make one up.
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
  for each row execute function private.record_learning_event('item_answered', 'is_correct', 'round');
create trigger record_learning_event after update on public.quiz_attempts
  for each row when (new.finished_at is not null and old.finished_at is null)
  execute function private.record_learning_event('quiz_finished', 'score', 'passed');
create trigger record_learning_event after insert on public.skill_assessments
  for each row execute function private.record_learning_event('assessment_completed', 'score', 'skill_level');

-- Only the browser knows the rest. It is believed within bounds: one opening of a lesson in ten minutes, and never
-- more time than has passed. What is over a bound is dropped without an error, since nothing depends on it.
create function public.record_lesson_opened(lesson_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not public.can_open_lesson(record_lesson_opened.lesson_id) then
    raise exception 'This lesson is not open to you.' using hint = 'plan-needed';
  end if;
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
  'Refuses with the hint plan-needed.';
revoke all on function public.record_lesson_opened(uuid) from public, anon, authenticated, service_role;
grant execute on function public.record_lesson_opened(uuid) to authenticated;

create function public.record_time_on_task(lesson_id uuid, seconds integer) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  believed integer;
begin
  if not public.can_open_lesson(record_time_on_task.lesson_id) then
    raise exception 'This lesson is not open to you.' using hint = 'plan-needed';
  end if;
  -- Two windows that report the same minute wait for each other, and the second one finds it told.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 0));
  select least(seconds, 300, floor(extract(epoch from clock_timestamp() - max(occurred_at))))
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
  'last report, so that the sum cannot exceed the time there was. Refuses with the hint plan-needed.';
revoke all on function public.record_time_on_task(uuid, integer) from public, anon, authenticated, service_role;
grant execute on function public.record_time_on_task(uuid, integer) to authenticated;
