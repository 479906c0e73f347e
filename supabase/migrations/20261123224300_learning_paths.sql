-- The path of a learner: what they chose of it and what was shown of it. The path itself is computed when it is read. And testing
-- out of a module, which the path goes past. Written by the server only.

-- ---------------------------------------------------------------- what a learner chose

create table public.learner_paths (
  user_id uuid primary key references auth.users on delete cascade,
  course_id uuid references public.courses,
  moves jsonb not null default '[]' check (jsonb_typeof(moves) = 'array' and octet_length(moves::text) <= 32768),
  kept text[] not null default '{}' check (cardinality(kept) <= 300),
  before jsonb check (jsonb_typeof(before) = 'object' and octet_length(before::text) <= 65536),
  shown text[] check (cardinality(shown) <= 1000),
  changed_at timestamptz not null default clock_timestamp()
);
comment on table public.learner_paths is
  'What each learner chose of their path, and which stations were ahead when it was shown to them last.';
comment on column public.learner_paths.course_id is 'The course that they chose; null where goals and placement decide.';
comment on column public.learner_paths.moves is 'StationMove of domain/path, the latest last.';
comment on column public.learner_paths.kept is 'Stations, as course/module, that they want to do although all in them is known.';
comment on column public.learner_paths.before is 'What they had chosen before their last change, for taking it back.';
comment on column public.learner_paths.shown is 'The stations ahead, as course/module, in the order they were shown in; null before the first time.';
create index learner_paths_course_id_idx on public.learner_paths (course_id);

revoke all on table public.learner_paths from anon, authenticated, service_role;
alter table public.learner_paths enable row level security;
grant select on table public.learner_paths to authenticated;
grant select, insert, update on table public.learner_paths to service_role;
create policy "Learners see their own path" on public.learner_paths
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.learner_paths as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.learner_paths as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- testing out

create table public.test_outs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  module_id uuid not null references public.modules,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  day date,
  is_passed boolean,
  check ((finished_at is null) = (is_passed is null) and (finished_at is null) = (day is null))
);
comment on table public.test_outs is
  'Every test by which a learner goes past a module. It completes no lesson and masters no skill.';
comment on column public.test_outs.day is 'The learner''s day on which it was finished.';
create index test_outs_user_id_module_id_started_at_idx on public.test_outs (user_id, module_id, started_at);
create index test_outs_module_id_idx on public.test_outs (module_id);
-- Two tabs are in the same test.
create unique index test_outs_open_idx on public.test_outs (user_id, module_id) where finished_at is null;

revoke all on table public.test_outs from anon, authenticated, service_role;
alter table public.test_outs enable row level security;
grant select on table public.test_outs to authenticated;
grant select, insert, update on table public.test_outs to service_role;
create policy "Learners see their own tests" on public.test_outs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.test_outs as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.test_outs as restrictive
  for select to authenticated using ((select private.session_is_own()));

create table public.test_out_questions (
  test_out_id uuid not null references public.test_outs on delete cascade,
  place smallint not null check (place between 1 and 30),
  user_id uuid not null references auth.users on delete cascade,
  skill text not null check (char_length(skill) <= 100),
  lesson_id uuid references public.lessons,
  activity text not null default '' check (char_length(activity) <= 100),
  item_id text not null check (char_length(item_id) <= 100),
  version integer,
  asked_at timestamptz,
  answer jsonb check (octet_length(answer::text) <= 4096),
  is_right boolean,
  answered_at timestamptz,
  primary key (test_out_id, place),
  foreign key (item_id, version) references public.placement_items,
  check ((lesson_id is null) = (version is not null)),
  check ((answered_at is null) = (is_right is null)),
  check (answer is null or answered_at is not null)
);
comment on table public.test_out_questions is
  'The items of a test in their order, and the answers. Read by the server only.';
comment on column public.test_out_questions.lesson_id is 'The lesson that holds the item; null for one of the placement, which has a version.';
comment on column public.test_out_questions.activity is 'The check that the item is in; empty in a quiz and in the placement.';
comment on column public.test_out_questions.asked_at is 'When it was shown first.';
comment on column public.test_out_questions.answer is 'Null while it is open, and for "I do not know yet".';
create index test_out_questions_user_id_idx on public.test_out_questions (user_id);
create index test_out_questions_lesson_id_idx on public.test_out_questions (lesson_id);
create index test_out_questions_item_id_version_idx on public.test_out_questions (item_id, version);

revoke all on table public.test_out_questions from anon, authenticated, service_role;
alter table public.test_out_questions enable row level security;
grant select, insert, update on table public.test_out_questions to service_role;
