-- What can be bought, who has which plan, and the settings of the installation that decide what a plan means.

create table public.plans (
  id text primary key check (id in ('trial', 'basic', 'pro', 'premium', 'elite')),
  price_minor integer not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval_months integer check (interval_months > 0),
  trial_days integer check (trial_days > 0),
  opens text not null check (opens in ('first_two_modules', 'everything')),
  offered_on text[] not null default '{}' check (offered_on <@ array['landing', 'onboarding']),
  order_index integer not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
comment on table public.plans is 'The plans on offer, written by the content importer from content/plans.yaml.';
comment on column public.plans.price_minor is 'Price of one interval in minor units of the currency (cents).';
comment on column public.plans.interval_months is 'Null: paid once, or free.';
comment on column public.plans.translations is '{"en": {"name": ..., "features": [...]}, "es": ..., ...}';

revoke all on table public.plans from anon, authenticated, service_role;
alter table public.plans enable row level security;
grant select on table public.plans to anon, authenticated;
grant select, insert, update, delete on table public.plans to service_role;
create policy "Everybody sees the plans" on public.plans for select to anon, authenticated using (true);

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users on delete cascade,
  plan_id text not null references public.plans,
  status text not null default 'trialing'
    check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  trial_ends_at timestamptz default now() + interval '7 days',
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.subscriptions is
  'The plan a learner chose. Learners write plan_id only; a payment (service_role) makes it active.';
comment on column public.subscriptions.trial_ends_at is
  'Seven days after the first choice, whichever plan it was. Choosing another plan does not start it again.';
create index subscriptions_plan_id_idx on public.subscriptions (plan_id);

revoke all on table public.subscriptions from anon, authenticated, service_role;
alter table public.subscriptions enable row level security;
grant select, insert (user_id, plan_id), update (user_id, plan_id) on table public.subscriptions to authenticated;
grant select, insert, update, delete on table public.subscriptions to service_role;
create policy "Learners see their own subscription, admins all" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners choose a plan for themselves" on public.subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change their own plan" on public.subscriptions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Without this rule somebody who pays for the cheapest plan could name the dearest one for nothing.
create function private.guard_plan_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user = 'authenticated' and new.plan_id <> old.plan_id and old.status in ('active', 'past_due') then
    raise exception 'A paid plan is changed where it is paid.' using hint = 'plan-is-paid';
  end if;
  return new;
end;
$$;
revoke all on function private.guard_plan_change() from public;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
revoke all on function private.set_updated_at() from public;

create trigger guard_plan_change before update on public.subscriptions
  for each row execute function private.guard_plan_change();
create trigger set_updated_at before update on public.subscriptions
  for each row execute function private.set_updated_at();

create table public.installation_settings (
  key text primary key check (key ~ '^[a-z_]{1,60}$'),
  value jsonb not null check (octet_length(value::text) <= 16384)
);
comment on table public.installation_settings is
  'Facts about this installation that rules in the database need; the server writes them at its start.';
comment on column public.installation_settings.value is
  'For the key payment_provider: null (everything is open) or the name of the provider.';

revoke all on table public.installation_settings from anon, authenticated, service_role;
alter table public.installation_settings enable row level security;
grant select on table public.installation_settings to authenticated;
grant select, insert, update, delete on table public.installation_settings to service_role;
create policy "Admins see the settings" on public.installation_settings
  for select to authenticated using ((select public.is_admin()));
