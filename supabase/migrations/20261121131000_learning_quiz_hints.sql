-- Hints taken at a quiz, and items that were answered wrong and are asked once more.

alter table public.quiz_answers
  add column round smallint not null default 1 check (round in (1, 2)),
  add column skill text,
  add column misconception text;
alter table public.quiz_answers drop constraint quiz_answers_pkey;
alter table public.quiz_answers add primary key (attempt_id, item_id, round);
comment on table public.quiz_answers is 'One answer per item, attempt and round: the first one counts.';
comment on column public.quiz_answers.round is
  '1 makes the score. 2 is the second asking of an item that was answered wrong, after the attempt was finished.';
comment on column public.quiz_answers.skill is 'The skill the item asked for, kept for when the item is gone.';
comment on column public.quiz_answers.misconception is 'The mistaken belief behind a wrong answer, when it is recognised.';
-- What a learner knows of a skill, latest first: for asking again after days.
create index quiz_answers_user_id_skill_answered_at_idx on public.quiz_answers (user_id, skill, answered_at);

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
comment on column public.quiz_hints.user_id is 'The learner of the attempt, kept here so that the policy needs no join.';
create index quiz_hints_attempt_id_user_id_idx on public.quiz_hints (attempt_id, user_id);
create index quiz_hints_user_id_idx on public.quiz_hints (user_id);

revoke all on table public.quiz_hints from anon, authenticated, service_role;
alter table public.quiz_hints enable row level security;
grant select on table public.quiz_hints to authenticated;
grant select, insert, update, delete on table public.quiz_hints to service_role;
create policy "Learners see their own hints" on public.quiz_hints
  for select to authenticated using (user_id = (select auth.uid()));
