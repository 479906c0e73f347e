-- The daily chart puzzle, and what somebody answered before they had an account. The server alone writes: it knows what is right.

create table public.puzzle_answers (
  user_id uuid not null references auth.users on delete cascade,
  day date not null,
  answer jsonb not null check (jsonb_typeof(answer) <> 'null' and octet_length(answer::text) <= 100),
  is_right boolean not null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (user_id, day)
);
comment on table public.puzzle_answers is
  'What learners answered to the chart puzzle of a day, once each. The puzzle itself follows from its day (domain/puzzle).';
comment on column public.puzzle_answers.day is 'That of the puzzle.';

revoke all on table public.puzzle_answers from anon, authenticated, service_role;
alter table public.puzzle_answers enable row level security;
grant select on table public.puzzle_answers to authenticated;
grant select, insert on table public.puzzle_answers to service_role;
create policy "Learners see their own puzzles" on public.puzzle_answers
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.puzzle_answers as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.puzzle_answers as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- `guest`: answered on a public page before signing up. It never makes a skill mastered.
alter table public.responses drop constraint responses_place_check;
alter table public.responses add constraint responses_place_check check (place in
  ('placement', 'lesson', 'guest', 'quiz', 'review', 'exam', 'test_out', 'puzzle', 'drill', 'simulator'));
