-- The engine's own work: queued and timed jobs, and mail waiting to be sent. No client role comes near it.
-- replaces: 0003 0021 0051
-- of release: 0.1.0
create schema engine;

create table engine.jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- A job with a key exists once while it waits: enqueueing it again changes nothing.
  unique_key text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null default 8 check (max_attempts > 0),
  last_error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index jobs_due_idx on engine.jobs (run_at) where state = 'waiting';
create unique index jobs_unique_key_idx on engine.jobs (kind, unique_key) where state = 'waiting' and unique_key is not null;

alter table engine.jobs enable row level security;

create table engine.schedules (
  kind text primary key,
  every_seconds integer not null check (every_seconds > 0),
  next_run_at timestamptz not null default now()
);

alter table engine.schedules enable row level security;

create table engine.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- A mail server may refuse a mail for good (no such mailbox): then it is not tried again.
  refused_at timestamptz,
  refusal text,
  -- Mails that somebody asked for can be ended from the mail program itself (RFC 8058): the address that a POST is sent to.
  unsubscribe_url text,
  check ((refused_at is null) = (refusal is null)),
  check (sent_at is null or refused_at is null)
);
create index outbox_created_at_idx on engine.outbox (created_at desc);
create index outbox_recipient_idx on engine.outbox (recipient);

alter table engine.outbox enable row level security;
