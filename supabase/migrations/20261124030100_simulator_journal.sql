-- The journal of the simulator: trades as they closed, and what learners wrote of them. Read and written by the server only.

create table private.simulator_trades (
  session_id uuid not null references public.simulator_sessions on delete cascade,
  trade integer not null check (trade > 0),
  closing integer not null check (closing >= trade),
  user_id uuid not null references auth.users on delete cascade,
  client_order_id text not null check (char_length(client_order_id) <= 64),
  symbol text not null check (symbol ~ '^[A-Z0-9]{1,12}$'),
  side text not null constraint simulator_trades_side_check check (side in ('buy', 'sell')),
  opened_at integer not null check (opened_at >= 0),
  closed_at integer not null check (closed_at >= opened_at),
  quantity integer not null check (quantity > 0),
  entry integer not null check (entry > 0),
  result numeric(30) not null,
  frictionless numeric(30) not null,
  risk numeric(30) check (risk > 0),
  adverse integer not null check (adverse >= 0),
  favourable integer not null check (favourable >= 0),
  recorded_at timestamptz not null default clock_timestamp(),
  primary key (session_id, trade)
);
comment on table private.simulator_trades is 'Positions of sessions that were opened and closed again (Trade of domain/simulator), as their events tell them.';
comment on column private.simulator_trades.trade is 'The sequence of the fill that opened it; closing that of the one that closed it.';
comment on column private.simulator_trades.opened_at is 'Tick of the session''s clock, as is closed_at.';
comment on column private.simulator_trades.result is 'After fees, in 10^-8 of the account''s currency; frictionless without any cost.';
comment on column private.simulator_trades.risk is 'What was at risk at entry by the stop of its bracket or its plan; null where there was none.';
create index simulator_trades_user_id_recorded_at_idx on private.simulator_trades (user_id, recorded_at);
alter table private.simulator_trades enable row level security;
revoke all on table private.simulator_trades from public, anon, authenticated, service_role;

create table private.simulator_reviews (
  session_id uuid not null,
  trade integer not null,
  user_id uuid not null references auth.users on delete cascade,
  followed_plan text constraint simulator_reviews_followed_plan_check check (followed_plan in ('yes', 'partly', 'no')),
  lesson text not null constraint simulator_reviews_lesson_check check (char_length(lesson) <= 2000),
  tags text[] not null check (cardinality(tags) <= 10 and octet_length(array_to_string(tags, '')) <= 1600),
  written_at timestamptz not null default clock_timestamp(),
  primary key (session_id, trade),
  foreign key (session_id, trade) references private.simulator_trades on delete cascade
);
comment on table private.simulator_reviews is 'What learners wrote of a trade after it closed.';
create index simulator_reviews_user_id_idx on private.simulator_reviews (user_id);
alter table private.simulator_reviews enable row level security;
revoke all on table private.simulator_reviews from public, anon, authenticated, service_role;
