-- What learners dispute of the critique of a session. The critique itself is computed from events whenever it is read.

create table private.simulator_disputes (
  session_id uuid not null references public.simulator_sessions on delete cascade,
  finding text not null check (finding ~ '^[a-z-]{1,40}(:\d{1,9})?$'),
  user_id uuid not null references auth.users on delete cascade,
  disputed_at timestamptz not null default clock_timestamp(),
  primary key (session_id, finding)
);
comment on table private.simulator_disputes is 'Findings of the critique that learners said were different: they count as no evidence.';
comment on column private.simulator_disputes.finding is 'A rule with the sequence of the event that broke it, or a pattern.';
create index simulator_disputes_user_id_idx on private.simulator_disputes (user_id);
alter table private.simulator_disputes enable row level security;
revoke all on table private.simulator_disputes from public, anon, authenticated, service_role;
