-- Placement: the items that find where somebody begins, and what learners answered. Written by the server only, which alone knows
-- difficulties and keys.

-- ---------------------------------------------------------------- what is asked

create table public.placement_strands (
  strand_id text primary key references public.skill_strands on delete cascade,
  items_min smallint not null check (items_min between 0 and 15),
  items_max smallint not null check (items_max between 1 and 15)
);
comment on table public.placement_strands is
  'How many items of a strand one placement asks. Empty where learners are offered no placement.';

revoke all on table public.placement_strands from anon, authenticated, service_role;
alter table public.placement_strands enable row level security;
grant select on table public.placement_strands to anon, authenticated;
grant select, insert, update, delete on table public.placement_strands to service_role;
create policy "Everybody sees what a placement asks about" on public.placement_strands
  for select to anon, authenticated using (true);

create table public.placement_items (
  item_id text not null check (char_length(item_id) <= 100),
  version integer not null check (version > 0),
  strand_id text not null,
  module text not null,
  skill text not null,
  level smallint not null check (level between 1 and 3),
  author_difficulty double precision not null,
  difficulty double precision not null,
  seconds smallint not null check (seconds > 0),
  is_numeric boolean not null,
  item jsonb not null check (jsonb_typeof(item) = 'object'),
  key jsonb not null check (jsonb_typeof(key) = 'object'),
  content_hash text not null,
  source_hash text not null,
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  primary key (item_id, version)
);
comment on table public.placement_items is
  'Every version of every item of the placement, with its difficulty and its key. A placement asks the versions that were valid '
  'when it began. No client role has a grant or a policy: answers are checked on the server.';
comment on column public.placement_items.module is 'The module that teaches the skill first, as course/module.';
comment on column public.placement_items.difficulty is
  'The difficulty in use: the author''s, or the one that answers speak for.';
comment on column public.placement_items.content_hash is
  'Versions with the same one differ by their difficulty alone: answers to them count together.';
comment on column public.placement_items.source_hash is 'Tells an import what it need not render again.';
comment on column public.placement_items.valid_to is 'Null for the version that a placement which begins now asks.';
create unique index placement_items_current_idx on public.placement_items (item_id) where valid_to is null;

revoke all on table public.placement_items from anon, authenticated, service_role;
alter table public.placement_items enable row level security;
grant select, insert, update on table public.placement_items to service_role;

-- ---------------------------------------------------------------- what learners answered

create table public.placements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  starts_low boolean not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  result jsonb check (octet_length(result::text) <= 8192),
  check ((finished_at is null) = (result is null))
);
comment on table public.placements is
  'One placement of a learner, open until it is finished; a learner has one open at most.';
comment on column public.placements.starts_low is 'Whether the learner reported no experience, so that the first item is an easy one.';
comment on column public.placements.result is 'What was found (PlacementResult of domain/placement).';
create unique index placements_open_idx on public.placements (user_id) where finished_at is null;
create index placements_user_id_started_at_idx on public.placements (user_id, started_at);

revoke all on table public.placements from anon, authenticated, service_role;
alter table public.placements enable row level security;
grant select on table public.placements to authenticated;
grant select, insert, update on table public.placements to service_role;
create policy "Learners see their own placements" on public.placements
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.placements as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.placements as restrictive
  for select to authenticated using ((select private.session_is_own()));

create table public.placement_answers (
  placement_id uuid not null references public.placements on delete cascade,
  place smallint not null check (place between 1 and 15),
  user_id uuid not null references auth.users on delete cascade,
  item_id text not null,
  version integer not null,
  asked_at timestamptz not null default clock_timestamp(),
  answer jsonb check (octet_length(answer::text) <= 4096),
  is_right boolean,
  mistake text,
  misconception text,
  answered_at timestamptz,
  primary key (placement_id, place),
  unique (placement_id, item_id),
  foreign key (item_id, version) references public.placement_items,
  check ((answered_at is null) = (is_right is null)),
  check (answer is null or answered_at is not null)
);
comment on table public.placement_answers is
  'The items of a placement in the order in which they were asked, and the answers. Read by the server only.';
comment on column public.placement_answers.answer is 'Null while it is open, and for "I do not know yet".';
comment on column public.placement_answers.mistake is 'What kind of mistake a wrong answer was, when it is recognised.';
comment on column public.placement_answers.misconception is
  'The mistaken belief behind a wrong answer, when it is recognised.';
create index placement_answers_user_id_idx on public.placement_answers (user_id);
create index placement_answers_item_id_version_idx on public.placement_answers (item_id, version);

revoke all on table public.placement_answers from anon, authenticated, service_role;
alter table public.placement_answers enable row level security;
grant select, insert, update on table public.placement_answers to service_role;
