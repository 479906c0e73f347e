-- Sittings of the exams at the end of courses. Written by the server only, by its own clock; what a sitting asks and what was
-- answered is read by the server alone, since it tells what the bank holds.

create table public.exam_sittings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  finished_at timestamptz,
  right_count smallint check (right_count between 0 and 300),
  is_passed boolean,
  -- Every critical skill that something was missed on has been shown on a new item.
  completed_at timestamptz,
  check (ends_at > started_at),
  check ((finished_at is null) = (is_passed is null) and (finished_at is null) = (right_count is null)),
  check (completed_at is null or is_passed)
);
comment on table public.exam_sittings is
  'Every sitting of an exam. It is over at ends_at with what was kept until then, whoever finishes it.';
comment on column public.exam_sittings.completed_at is
  'When it was passed and every critical skill was shown: what a certificate needs of an exam.';
create index exam_sittings_user_id_lesson_id_started_at_idx on public.exam_sittings (user_id, lesson_id, started_at);
create index exam_sittings_lesson_id_idx on public.exam_sittings (lesson_id);
-- Two devices are in the same sitting.
create unique index exam_sittings_open_idx on public.exam_sittings (user_id, lesson_id) where finished_at is null;

revoke all on table public.exam_sittings from anon, authenticated, service_role;
alter table public.exam_sittings enable row level security;
grant select on table public.exam_sittings to authenticated;
grant select, insert, update on table public.exam_sittings to service_role;
create policy "Learners see their own sittings" on public.exam_sittings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.exam_sittings as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.exam_sittings as restrictive
  for select to authenticated using ((select private.session_is_own()));

create table public.exam_answers (
  sitting_id uuid not null references public.exam_sittings on delete cascade,
  place smallint not null check (place between 1 and 300),
  user_id uuid not null references auth.users on delete cascade,
  item_id text not null check (char_length(item_id) <= 100),
  skill text not null check (char_length(skill) <= 100),
  -- A new item on a critical skill, after the sitting.
  is_new_item boolean not null default false,
  asked_at timestamptz not null,
  answer jsonb check (octet_length(answer::text) <= 4096),
  answered_at timestamptz,
  is_right boolean,
  primary key (sitting_id, place),
  check ((answer is null) = (answered_at is null))
);
comment on table public.exam_answers is
  'The items of a sitting in their order, and what is kept of the answers. Read by the server only.';
comment on column public.exam_answers.is_right is 'Null until the sitting is over, or the new item is answered.';
create index exam_answers_user_id_idx on public.exam_answers (user_id);

revoke all on table public.exam_answers from anon, authenticated, service_role;
alter table public.exam_answers enable row level security;
grant select, insert, update on table public.exam_answers to service_role;
