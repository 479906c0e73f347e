-- Scenarios that an admin has made beside those of the content. An import leaves them.

alter table public.simulator_scenarios add column is_edited boolean not null default false;
comment on column public.simulator_scenarios.is_edited is
  'Whether an admin made it: an import neither changes nor removes it. Who did, and when, stands in admin_actions.';
