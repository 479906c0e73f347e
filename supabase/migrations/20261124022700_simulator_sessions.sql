-- Sessions of the simulator. Written by the server only: a browser names what it wants, and gets bars up to the cursor. What
-- would tell the future (parameters, prices of days to come) and what is told by the server alone lies in private.

-- ---------------------------------------------------------------- sessions

create table public.simulator_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  request_id uuid not null,
  market text not null constraint simulator_sessions_market_check
    check (market in ('share', 'currency_pair', 'coin', 'index', 'share_and_index')),
  scenario text check (char_length(scenario) <= 60),
  goal text not null default '' check (char_length(goal) <= 500),
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 1024),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  deposit numeric(30) not null check (deposit > 0),
  engine_version integer not null check (engine_version > 0),
  generator_version integer not null check (generator_version > 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  start_cursor integer not null check (start_cursor >= 0),
  cursor integer not null,
  sequence integer not null check (sequence > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  equity numeric(30) not null,
  trades integer not null default 0 check (trades >= 0),
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (user_id, request_id),
  check (cursor >= start_cursor)
);
comment on table public.simulator_sessions is
  'Every session of the simulator, abandoned ones too. Its row is locked by every call that changes it.';
comment on column public.simulator_sessions.request_id is 'Made by who began it: sent twice, it begins one session.';
comment on column public.simulator_sessions.plan is 'SessionPlan of domain/simulator: what its trades are compared with.';
comment on column public.simulator_sessions.deposit is 'In 10^-8 of the currency, as is equity.';
comment on column public.simulator_sessions.engine_version is 'What has to play its events again.';
comment on column public.simulator_sessions.commitment is 'SHA-256 of key and parameters of its market.';
comment on column public.simulator_sessions.cursor is 'Ticks of its clock that have passed.';
comment on column public.simulator_sessions.sequence is 'That of its last event.';
comment on column public.simulator_sessions.hash is 'Of its last event: it ties together all of them.';
comment on column public.simulator_sessions.trades is 'Positions that were opened and closed again.';
create index simulator_sessions_user_id_started_at_idx on public.simulator_sessions (user_id, started_at);

revoke all on table public.simulator_sessions from anon, authenticated, service_role;
alter table public.simulator_sessions enable row level security;
grant select on table public.simulator_sessions to authenticated;
grant select, insert, update on table public.simulator_sessions to service_role;
create policy "Learners see their own sessions of the simulator" on public.simulator_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.simulator_sessions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.simulator_sessions as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- their markets

create table private.simulator_markets (
  session_id uuid primary key references public.simulator_sessions on delete cascade,
  market jsonb not null check (jsonb_typeof(market) = 'object' and octet_length(market::text) <= 65536)
);
comment on table private.simulator_markets is
  'The parameters of each session''s market (Market of domain/market), a planted edge among them: told when the session ends. Its key follows from the secret of the installation and is kept nowhere.';
alter table private.simulator_markets enable row level security;
revoke all on table private.simulator_markets from public, anon, authenticated, service_role;

create table private.simulator_days (
  session_id uuid not null references public.simulator_sessions on delete cascade,
  day integer not null check (day >= 0),
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 16384),
  hours jsonb not null check (jsonb_typeof(hours) = 'array' and octet_length(hours::text) <= 65536),
  primary key (session_id, day)
);
comment on table private.simulator_days is
  'Days of a market as far as they were needed. Its minutes are made again from the state at its start; longer bars come from its hours.';
comment on column private.simulator_days.state is 'MarketState of domain/market at the start of the day.';
comment on column private.simulator_days.hours is 'By instrument: bars of an hour, as [minute, open, high, low, close, volume, spread].';
alter table private.simulator_days enable row level security;
revoke all on table private.simulator_days from public, anon, authenticated, service_role;

-- ---------------------------------------------------------------- what happened in them

create table private.simulator_events (
  session_id uuid not null references public.simulator_sessions on delete cascade,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind ~ '^[a-z-]{1,20}$'),
  event text not null check (octet_length(event) <= 1048576),
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  occurred_at timestamptz not null default clock_timestamp(),
  primary key (session_id, sequence)
);
comment on table private.simulator_events is
  'What happened in sessions, each event tied by its hash to the one before: playing them again gives the same state byte for byte.';
comment on column private.simulator_events.event is 'Canonical text of a SessionEvent of domain/simulator: what was hashed, byte for byte.';
create index simulator_events_shown_idx on private.simulator_events (session_id, sequence) where kind <> 'advanced';
alter table private.simulator_events enable row level security;
revoke all on table private.simulator_events from public, anon, authenticated, service_role;

create function private.guard_simulator_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'What happened in a session is append-only.' using hint = 'append-only';
end;
$$;
comment on function private.guard_simulator_event() is 'Refuses to change what happened in a session, or a plan that an entry was made by.';
revoke all on function private.guard_simulator_event() from public;
create trigger guard_simulator_event before update on private.simulator_events
  for each row execute function private.guard_simulator_event();

create table private.simulator_snapshots (
  session_id uuid primary key references public.simulator_sessions on delete cascade,
  sequence integer not null check (sequence > 0),
  state text not null check (octet_length(state) <= 16777216)
);
comment on table private.simulator_snapshots is
  'The state of each session after some event, so that only those after it are played again. Nothing is lost with it.';
alter table private.simulator_snapshots enable row level security;
revoke all on table private.simulator_snapshots from public, anon, authenticated, service_role;

-- ---------------------------------------------------------------- plan before

create table private.simulator_plans (
  session_id uuid not null references public.simulator_sessions on delete cascade,
  client_order_id text not null check (client_order_id ~ '^[A-Za-z0-9_-]{8,64}$'),
  user_id uuid not null references auth.users on delete cascade,
  cursor integer not null check (cursor >= 0),
  equity numeric(30) not null,
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and octet_length(plan::text) <= 16384),
  planned_at timestamptz not null default clock_timestamp(),
  primary key (session_id, client_order_id)
);
comment on table private.simulator_plans is
  'What learners decided before an entry (EntryPlan of domain/simulator); it cannot be changed afterwards.';
comment on column private.simulator_plans.equity is 'What the account was worth when the order was sent.';
create index simulator_plans_user_id_idx on private.simulator_plans (user_id);
alter table private.simulator_plans enable row level security;
revoke all on table private.simulator_plans from public, anon, authenticated, service_role;
create trigger guard_simulator_event before update on private.simulator_plans
  for each row execute function private.guard_simulator_event();
