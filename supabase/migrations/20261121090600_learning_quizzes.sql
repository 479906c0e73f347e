-- Attempts at quizzes. Written by the server only, which alone knows the answers.

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
comment on table public.quiz_attempts is 'Every attempt is kept. Score (percent) and passed are null until it is finished.';
create index quiz_attempts_user_id_lesson_id_idx on public.quiz_attempts (user_id, lesson_id);
create index quiz_attempts_lesson_id_idx on public.quiz_attempts (lesson_id);

create table public.quiz_answers (
  attempt_id uuid not null,
  item_id text not null,
  user_id uuid not null,
  answer jsonb not null check (octet_length(answer::text) <= 4096),
  is_correct boolean not null,
  answered_at timestamptz not null default now(),
  primary key (attempt_id, item_id),
  foreign key (attempt_id, user_id) references public.quiz_attempts (id, user_id) on delete cascade
);
comment on table public.quiz_answers is 'One answer per item and attempt: the first one counts.';
comment on column public.quiz_answers.user_id is 'The learner of the attempt, kept here so that the policy needs no join.';
create index quiz_answers_attempt_id_user_id_idx on public.quiz_answers (attempt_id, user_id);
create index quiz_answers_user_id_idx on public.quiz_answers (user_id);

revoke all on table public.quiz_attempts, public.quiz_answers from anon, authenticated, service_role;
alter table public.quiz_attempts enable row level security;
alter table public.quiz_answers enable row level security;
grant select on table public.quiz_attempts, public.quiz_answers to authenticated;
grant select, insert, update, delete on table public.quiz_attempts, public.quiz_answers to service_role;
create policy "Learners see their own attempts" on public.quiz_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners see their own answers" on public.quiz_answers
  for select to authenticated using (user_id = (select auth.uid()));

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
