-- Seasons: those who hold a certificate take part by their own choice, and the best tenth of a frozen snapshot gets an award and an
-- invitation that a partner of the operator can check. Written by the server only.

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references public.lessons,
  number integer not null check (number between 1 and 100000),
  practical jsonb not null check (jsonb_typeof(practical) = 'object' and octet_length(practical::text) <= 8192),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at and closes_at <= opens_at + interval '200 days'),
  frozen_at timestamptz check (frozen_at >= closes_at),
  holders integer check (holders >= 0),
  joined integer check (joined >= 0),
  begun integer check (begun >= 0),
  complete integer check (complete >= 0),
  unique (lesson_id, number),
  check (num_nulls(frozen_at, holders, joined, begun, complete) = any ('{0,5}'))
);
comment on table public.seasons is 'Seasons of an exam: the same window and the same rules for everybody who takes part.';
comment on column public.seasons.lesson_id is 'The exam whose certificate lets somebody take part.';
comment on column public.seasons.practical is 'The rules of its session in the simulator (Practical of domain/quiz), as they were when it was planned.';
comment on column public.seasons.frozen_at is 'When its measures were taken, after its end; then nothing of it changes.';
comment on column public.seasons.complete is 'How many of those who joined had every measure: they are ranked, if they are fifty or more.';
-- One at a time, so that nobody plays two with one record.
create unique index seasons_unfrozen_idx on public.seasons (lesson_id) where frozen_at is null;

revoke all on table public.seasons from anon, authenticated, service_role;
alter table public.seasons enable row level security;
grant select on table public.seasons to anon, authenticated;
grant select, insert, update (frozen_at, holders, joined, begun, complete) on table public.seasons to service_role;
create policy "Everybody reads seasons" on public.seasons for select to anon, authenticated using (true);

create function private.guard_frozen_season() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.frozen_at is not null then
    raise exception 'A season that is frozen does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_frozen_season() is 'Lets a season be frozen once.';
revoke all on function private.guard_frozen_season() from public;
create trigger guard_frozen_season before update on public.seasons
  for each row execute function private.guard_frozen_season();

-- ---------------------------------------------------------------- who takes part

create table public.season_entries (
  season_id uuid not null references public.seasons,
  user_id uuid not null references auth.users on delete cascade,
  joined_at timestamptz not null default clock_timestamp(),
  left_at timestamptz,
  session_id uuid unique references public.simulator_sessions on delete cascade,
  policy jsonb check (jsonb_typeof(policy) = 'object' and octet_length(policy::text) <= 1024),
  begun_at timestamptz,
  record text check (record ~ '^[01]{1,200}$'),
  primary key (season_id, user_id),
  check (num_nulls(session_id, policy, begun_at) = any ('{0,3}')),
  check (record is null or session_id is not null)
);
comment on table public.season_entries is 'Who takes part in a season, by their own choice, and their one session in the simulator.';
comment on column public.season_entries.left_at is 'They have changed their mind. The row stays, so that nobody gets a second first session.';
comment on column public.season_entries.policy is 'The limits of their certificate''s practical part, by which the session is judged.';
comment on column public.season_entries.record is 'One sign for each trade: 1 for one that kept every rule. Written when the session or the season ends.';
create index season_entries_user_id_idx on public.season_entries (user_id);

revoke all on table public.season_entries from anon, authenticated, service_role;
alter table public.season_entries enable row level security;
grant select on table public.season_entries to authenticated;
grant select, insert, update (left_at, session_id, policy, begun_at, record) on table public.season_entries to service_role;
create policy "Learners see their own part in seasons" on public.season_entries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.season_entries as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.guard_season_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (old.session_id is not null
      and (new.session_id, new.policy, new.begun_at) is distinct from (old.session_id, old.policy, old.begun_at))
    or (old.record is not null and new.record is distinct from old.record)
    or (select frozen_at from public.seasons where id = old.season_id) is not null then
    raise exception 'The first session counts, and what is frozen does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_season_entry() is 'Lets a session be begun and judged once, and nothing change after the season was frozen.';
revoke all on function private.guard_season_entry() from public;
create trigger guard_season_entry before update on public.season_entries
  for each row execute function private.guard_season_entry();

-- ---------------------------------------------------------------- the frozen snapshot

create table public.season_places (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons,
  user_id uuid references auth.users on delete set null,
  exam_ability double precision not null,
  delayed_retention double precision not null,
  process double precision not null,
  percentiles jsonb not null check (jsonb_typeof(percentiles) = 'object' and octet_length(percentiles::text) <= 256),
  score double precision not null check (score between 0 and 100),
  rank integer not null check (rank >= 1),
  is_in_top_tenth boolean not null,
  unique (season_id, user_id)
);
comment on table public.season_places is
  'The snapshot of a season: what everybody was ranked by, and their place. It stays without a name when an account goes.';
comment on column public.season_places.percentiles is 'By measure, from 0 to 100 (SeasonPlace of domain/seasons).';
create index season_places_user_id_idx on public.season_places (user_id);

revoke all on table public.season_places from anon, authenticated, service_role;
alter table public.season_places enable row level security;
grant select on table public.season_places to authenticated;
grant select, insert on table public.season_places to service_role;
create policy "Learners see their own places" on public.season_places
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.season_places as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.guard_season_places() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null
    and to_jsonb(new) - 'user_id' is not distinct from to_jsonb(old) - 'user_id' then
    return new;
  end if;
  raise exception 'The snapshot of a season is append-only.' using hint = 'append-only';
end;
$$;
comment on function private.guard_season_places() is 'Lets a place forget whose it was, and refuses everything else.';
revoke all on function private.guard_season_places() from public;
create trigger guard_season_places before update or delete on public.season_places
  for each row execute function private.guard_season_places();

-- ---------------------------------------------------------------- invitations

create table public.trade_invitations (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null unique references public.season_places,
  user_id uuid not null references auth.users on delete cascade,
  is_granted boolean,
  reason text check (char_length(reason) between 1 and 1000),
  decided_at timestamptz,
  code text unique check (code ~ '^[a-z2-7]{20}$'),
  check (num_nulls(is_granted, reason, decided_at) = any ('{0,3}')),
  check ((code is not null) = (is_granted is true))
);
comment on table public.trade_invitations is
  'One for everybody in the top tenth of a season. Nothing is sent before a person has looked at it.';
comment on column public.trade_invitations.reason is 'Why it was granted or not, as the learner reads it.';
comment on column public.trade_invitations.code is '100 random bits, by which a partner checks it.';
create index trade_invitations_user_id_idx on public.trade_invitations (user_id);

revoke all on table public.trade_invitations from anon, authenticated, service_role;
alter table public.trade_invitations enable row level security;
grant select on table public.trade_invitations to authenticated;
grant select, insert, update (is_granted, reason, decided_at, code) on table public.trade_invitations to service_role;
create policy "Learners see what was decided of their invitation" on public.trade_invitations
  for select to authenticated using (user_id = (select auth.uid()) and decided_at is not null);
create policy "Every step of signing in is passed" on public.trade_invitations as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.guard_decided_invitation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.decided_at is not null then
    raise exception 'What was decided does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_decided_invitation() is 'Lets an invitation be decided once.';
revoke all on function private.guard_decided_invitation() from public;
create trigger guard_decided_invitation before update on public.trade_invitations
  for each row execute function private.guard_decided_invitation();

-- ---------------------------------------------------------------- the award

-- What the award of a season is for is an achievement of its course beside that of the certificate.
alter table public.achievements add column season_id uuid references public.seasons;
comment on column public.achievements.season_id is 'Of the award of a season; null for what a certificate of the course is for.';
alter table public.achievements drop constraint achievements_course_id_version_key;
create unique index achievements_course_id_version_idx on public.achievements (course_id, version) where season_id is null;
create unique index achievements_season_id_idx on public.achievements (season_id);
