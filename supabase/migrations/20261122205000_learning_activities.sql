-- What there is to do inside a lesson: the part that a browser may see, the part that stays on the server, and what learners
-- answered. Written by the server only, which alone knows what is right.

-- ---------------------------------------------------------------- what a lesson asks

alter table public.lesson_bodies
  add column activities jsonb not null default '{}' check (jsonb_typeof(activities) = 'object');
comment on column public.lesson_bodies.activities is
  'What there is to do, by the names that data-activity has in the HTML (LearnerActivity of domain/activities); nothing in it '
  'tells what is right.';

create table public.activity_keys (
  lesson_id uuid not null references public.lessons on delete cascade,
  activity text not null,
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  primary key (lesson_id, activity)
);
comment on table public.activity_keys is
  'The truth of each activity with its feedback (ActivityKey of domain/activities). No client role has a grant or a policy: '
  'answers are checked on the server.';

revoke all on table public.activity_keys from anon, authenticated, service_role;
alter table public.activity_keys enable row level security;
grant select, insert, update, delete on table public.activity_keys to service_role;

-- ---------------------------------------------------------------- what learners answered

create table public.activity_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  activity text not null check (char_length(activity) <= 100),
  item_id text check (char_length(item_id) <= 100),
  try smallint not null check (try > 0),
  answer jsonb not null check (octet_length(answer::text) <= 8192),
  confidence numeric(3, 2) check (confidence between 0 and 1),
  is_right boolean not null,
  share numeric(5, 4) check (share between 0 and 1),
  error double precision,
  skill text,
  mistake text,
  misconception text,
  answered_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (user_id, lesson_id, activity, item_id, try)
);
comment on table public.activity_answers is
  'Append-only: every answer to an activity of a lesson. The first try alone says what a learner knew.';
comment on column public.activity_answers.item_id is 'Which item of a check; null for an activity that asks one thing.';
comment on column public.activity_answers.try is 'The how manieth answer to the same question it is, from 1.';
comment on column public.activity_answers.confidence is
  'How likely the learner held it that the answer is right, where the activity asks for it.';
comment on column public.activity_answers.share is 'How much of it is right, 0 to 1, where that can be said.';
comment on column public.activity_answers.error is 'How far a number was from the truth, in its own unit.';
comment on column public.activity_answers.skill is 'The skill that was asked for, kept for when the activity is gone.';
comment on column public.activity_answers.mistake is 'What kind of mistake a wrong answer was, when it is recognised.';
comment on column public.activity_answers.misconception is
  'The mistaken belief behind a wrong answer, when it is recognised.';
create index activity_answers_lesson_id_idx on public.activity_answers (lesson_id);
create index activity_answers_user_id_answered_at_idx on public.activity_answers (user_id, answered_at);
-- What a learner knows of a skill, latest first.
create index activity_answers_user_id_skill_answered_at_idx
  on public.activity_answers (user_id, skill, answered_at);

revoke all on table public.activity_answers from anon, authenticated, service_role;
alter table public.activity_answers enable row level security;
grant select on table public.activity_answers to authenticated;
grant select, insert on table public.activity_answers to service_role;
create policy "Learners see their own answers" on public.activity_answers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.activity_answers as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.activity_answers as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.limit_activity_answers() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 1000 <= (
    select count(*) from public.activity_answers
    where user_id = new.user_id and answered_at > now() - interval '1 day'
  ) then
    raise exception 'A thousand answers a day are enough.' using hint = 'too-many-answers';
  end if;
  return new;
end;
$$;
comment on function private.limit_activity_answers() is
  'Refuses the 1,001st answer of a learner to activities within 24 hours, with the hint too-many-answers.';
revoke all on function private.limit_activity_answers() from public;

create trigger limit_activity_answers before insert on public.activity_answers
  for each row execute function private.limit_activity_answers();

-- ---------------------------------------------------------------- hints

create table public.activity_hints (
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  activity text not null check (char_length(activity) <= 100),
  item_id text not null check (char_length(item_id) <= 100),
  step smallint not null check (step between 1 and 3),
  taken_at timestamptz not null default now(),
  primary key (user_id, lesson_id, activity, item_id, step)
);
comment on table public.activity_hints is
  'Hints taken in a check inside a lesson, one row a step. They cost nothing.';
create index activity_hints_lesson_id_idx on public.activity_hints (lesson_id);

revoke all on table public.activity_hints from anon, authenticated, service_role;
alter table public.activity_hints enable row level security;
grant select on table public.activity_hints to authenticated;
grant select, insert on table public.activity_hints to service_role;
create policy "Learners see their own hints" on public.activity_hints
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.activity_hints as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.activity_hints as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- events

alter table public.learning_events drop constraint learning_events_verb_check;
alter table public.learning_events add constraint learning_events_verb_check
  check (verb in ('enrolled', 'left_course', 'lesson_opened', 'time_on_task', 'item_answered',
    'hint_taken', 'quiz_finished', 'lesson_completed', 'assessment_completed', 'activity_answered'));

create trigger record_learning_event after insert on public.activity_answers
  for each row execute function private.record_learning_event(
    'activity_answered', 'activity', 'try', 'is_right', 'share', 'confidence', 'skill', 'mistake', 'misconception'
  );
create trigger record_learning_event after insert on public.activity_hints
  for each row execute function private.record_learning_event('hint_taken', 'activity', 'step');
