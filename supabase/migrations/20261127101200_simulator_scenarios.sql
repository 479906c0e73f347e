-- Scenarios of the simulator: what is offered, and how each try at one was graded. A scenario holds what is planted into its market,
-- so no client role reads it: calls tell what may be told.

create table public.simulator_scenarios (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  order_index integer not null,
  is_free boolean not null,
  lesson_id uuid not null,
  skills text[] not null,
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  picture jsonb not null check (jsonb_typeof(picture) = 'array'),
  source_hash text not null
);
comment on table public.simulator_scenarios is
  'Scenarios as the content describes them (ScenarioFile of domain/simulator), with parameters of their markets that are told when a session ends. No client role has a grant or a policy.';
comment on column public.simulator_scenarios.is_free is 'Whether every account may play it.';
comment on column public.simulator_scenarios.lesson_id is 'The lesson that it practises.';
comment on column public.simulator_scenarios.picture is 'Closes of a path with the same parameters and nothing planted, by the first of them.';
comment on column public.simulator_scenarios.source_hash is 'Tells an import what it need not draw again.';
revoke all on table public.simulator_scenarios from anon, authenticated, service_role;
alter table public.simulator_scenarios enable row level security;
grant select on table public.simulator_scenarios to service_role;

create table private.simulator_tries (
  session_id uuid primary key references public.simulator_sessions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  scenario text not null check (char_length(scenario) <= 60),
  terms jsonb not null check (jsonb_typeof(terms) = 'object' and octet_length(terms::text) <= 65536),
  started_at timestamptz not null default clock_timestamp()
);
comment on table private.simulator_tries is 'Sessions that play a scenario. Abandoned ones stay.';
comment on column private.simulator_tries.terms is 'The scenario as it was when the session began: what it is graded by.';
create index simulator_tries_user_id_scenario_idx on private.simulator_tries (user_id, scenario);
alter table private.simulator_tries enable row level security;
revoke all on table private.simulator_tries from public, anon, authenticated, service_role;
create trigger guard_simulator_event before update on private.simulator_tries
  for each row execute function private.guard_simulator_event();

create table private.simulator_grades (
  session_id uuid primary key references private.simulator_tries on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  is_met boolean not null,
  conditions jsonb not null check (jsonb_typeof(conditions) = 'array' and octet_length(conditions::text) <= 65536),
  graded_at timestamptz not null default clock_timestamp()
);
comment on table private.simulator_grades is 'What became of each try that ended: every condition of the goal, kept or broken, with its evidence.';
comment on column private.simulator_grades.conditions is 'GradedCondition of domain/simulator, in the order of the goal.';
create index simulator_grades_user_id_idx on private.simulator_grades (user_id);
alter table private.simulator_grades enable row level security;
revoke all on table private.simulator_grades from public, anon, authenticated, service_role;
create trigger guard_simulator_event before update on private.simulator_grades
  for each row execute function private.guard_simulator_event();
