-- Attempts at quizzes, their answers and the hints that were taken. Written by the server only, which alone knows what is
-- right.
-- replaces: 20261121090600 20261121131000 20261121133500
-- of release: 0.1.0

-- ---------------------------------------------------------------- attempts

create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  score integer check (score between 0 and 100),
  passed boolean,
  unique (id, user_id),
  check ((finished_at is null) = (score is null) and (finished_at is null) = (passed is null))
);
comment on table public.quiz_attempts is
  'Every attempt is kept. Score (percent) and passed are null until it is finished.';
create index quiz_attempts_user_id_lesson_id_idx on public.quiz_attempts (user_id, lesson_id);
create index quiz_attempts_lesson_id_idx on public.quiz_attempts (lesson_id);
create index quiz_attempts_finished_at_idx on public.quiz_attempts (finished_at) where finished_at is not null;

revoke all on table public.quiz_attempts from anon, authenticated, service_role;
alter table public.quiz_attempts enable row level security;
grant select on table public.quiz_attempts to authenticated;
grant select, insert, update, delete on table public.quiz_attempts to service_role;
create policy "Learners see their own attempts" on public.quiz_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.quiz_attempts as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.limit_quiz_attempts() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 200 <= (
    select count(*) from public.quiz_attempts
    where user_id = new.user_id and started_at > now() - interval '1 day'
  ) then
    raise exception 'Two hundred attempts a day are enough.' using hint = 'too-many-attempts';
  end if;
  return new;
end;
$$;
comment on function private.limit_quiz_attempts() is
  'Refuses the 201st attempt of a learner within 24 hours, with the hint too-many-attempts.';
revoke all on function private.limit_quiz_attempts() from public;

create trigger limit_quiz_attempts before insert on public.quiz_attempts
  for each row execute function private.limit_quiz_attempts();

-- A free quiz can be passed before enrolling, when no progress can be recorded yet. Runs as the owner, whom
-- the rules of progress believe that a quiz was passed.
create function private.complete_quizzes_passed_before() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.user_progress (user_id, lesson_id, completed, score)
  select new.user_id, lessons.id, true, max(quiz_attempts.score)
  from public.quiz_attempts
  join public.lessons on lessons.id = quiz_attempts.lesson_id
  where quiz_attempts.user_id = new.user_id
    and quiz_attempts.passed
    and lessons.course_id = new.course_id
    and lessons.content_type = 'quiz'
  group by lessons.id
  on conflict (user_id, lesson_id) do update set completed = true, score = excluded.score;
  return null;
end;
$$;
comment on function private.complete_quizzes_passed_before() is
  'Enrolling completes the quizzes of the course that the learner has passed, with the score of the best attempt.';
revoke all on function private.complete_quizzes_passed_before() from public;

create trigger complete_quizzes_passed_before after insert on public.enrollments
  for each row execute function private.complete_quizzes_passed_before();

-- ---------------------------------------------------------------- answers

create table public.quiz_answers (
  attempt_id uuid not null,
  item_id text not null,
  user_id uuid not null,
  answer jsonb not null check (octet_length(answer::text) <= 4096),
  is_correct boolean not null,
  answered_at timestamptz not null default now(),
  round smallint not null default 1 check (round in (1, 2)),
  skill text,
  misconception text,
  primary key (attempt_id, item_id, round),
  foreign key (attempt_id, user_id) references public.quiz_attempts (id, user_id) on delete cascade
);
comment on table public.quiz_answers is 'One answer per item, attempt and round: the first one counts.';
comment on column public.quiz_answers.user_id is
  'The learner of the attempt, kept here so that the policy needs no join.';
comment on column public.quiz_answers.round is
  '1 makes the score. 2 is the second asking of an item that was answered wrong, after the attempt was finished.';
comment on column public.quiz_answers.skill is 'The skill the item asked for, kept for when the item is gone.';
comment on column public.quiz_answers.misconception is
  'The mistaken belief behind a wrong answer, when it is recognised.';
create index quiz_answers_attempt_id_user_id_idx on public.quiz_answers (attempt_id, user_id);
create index quiz_answers_user_id_idx on public.quiz_answers (user_id);
-- What a learner knows of a skill, latest first: for asking again after days.
create index quiz_answers_user_id_skill_answered_at_idx on public.quiz_answers (user_id, skill, answered_at);

revoke all on table public.quiz_answers from anon, authenticated, service_role;
alter table public.quiz_answers enable row level security;
grant select on table public.quiz_answers to authenticated;
grant select, insert, update, delete on table public.quiz_answers to service_role;
create policy "Learners see their own answers" on public.quiz_answers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.quiz_answers as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.quiz_answers as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- hints

create table public.quiz_hints (
  attempt_id uuid not null,
  item_id text not null,
  round smallint not null default 1 check (round in (1, 2)),
  step smallint not null check (step between 1 and 3),
  user_id uuid not null,
  taken_at timestamptz not null default now(),
  primary key (attempt_id, item_id, round, step),
  foreign key (attempt_id, user_id) references public.quiz_attempts (id, user_id) on delete cascade
);
comment on table public.quiz_hints is 'Hints taken, one row a step. They cost nothing; written by the server only.';
comment on column public.quiz_hints.user_id is
  'The learner of the attempt, kept here so that the policy needs no join.';
create index quiz_hints_attempt_id_user_id_idx on public.quiz_hints (attempt_id, user_id);
create index quiz_hints_user_id_idx on public.quiz_hints (user_id);

revoke all on table public.quiz_hints from anon, authenticated, service_role;
alter table public.quiz_hints enable row level security;
grant select on table public.quiz_hints to authenticated;
grant select, insert, update, delete on table public.quiz_hints to service_role;
create policy "Learners see their own hints" on public.quiz_hints
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.quiz_hints as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.quiz_hints as restrictive
  for select to authenticated using ((select private.session_is_own()));
