-- The money that came in and went back, what the payment provider told us, and the way of a subscription from one status to
-- the next, which payments decide.
-- replaces: 20261121180000
-- of release: 0.1.0

-- ---------------------------------------------------------------- payments

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  plan_id text not null references public.plans,
  kind text not null check (kind in ('payment', 'refund')),
  amount_minor integer not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  provider text not null check (provider in ('test', 'stripe')),
  provider_reference text not null check (char_length(provider_reference) between 1 and 255),
  provider_subscription_id text not null check (char_length(provider_subscription_id) between 1 and 255),
  paid_at timestamptz not null,
  period_ends_at timestamptz,
  receipt_url text check (receipt_url ~ '^https?://' and char_length(receipt_url) <= 2048),
  created_at timestamptz not null default now(),
  unique (provider, provider_reference),
  check ((kind = 'payment') = (period_ends_at is not null))
);
comment on table public.payments is
  'Append-only record of the money that came in and went back, as the provider told it.';
comment on column public.payments.user_id is 'Null once the account was deleted: what was earned stays earned.';
comment on column public.payments.amount_minor is 'In minor units of the currency; of a refund, what went back.';
comment on column public.payments.provider_reference is 'The invoice or the refund at the provider: recorded once.';
comment on column public.payments.period_ends_at is 'Until when the payment pays the subscription; null for a refund.';
create index payments_user_id_idx on public.payments (user_id, paid_at desc);
create index payments_plan_id_idx on public.payments (plan_id);
create index payments_paid_at_idx on public.payments (paid_at desc);
create index payments_provider_subscription_id_idx on public.payments (provider_subscription_id);

revoke all on table public.payments from anon, authenticated, service_role;
alter table public.payments enable row level security;
grant select on table public.payments to authenticated;
grant select, insert on table public.payments to service_role;
create policy "Learners see their own payments, admins all" on public.payments
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Every step of signing in is passed" on public.payments as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.anonymise_payment() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'Payments are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$$;
comment on function private.anonymise_payment() is
  'Of a payment nothing ever changes but that the account it names is deleted.';
revoke all on function private.anonymise_payment() from public;
create trigger anonymise_payment before update on public.payments
  for each row execute function private.anonymise_payment();

-- ---------------------------------------------------------------- events of the provider

create table public.payment_events (
  id uuid primary key default gen_random_uuid(),
  provider text not null check (provider in ('test', 'stripe')),
  event_id text not null check (char_length(event_id) between 1 and 255),
  kind text not null check (char_length(kind) between 1 and 120),
  outcome text not null check (outcome in ('applied', 'ignored')),
  created_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  unique (provider, event_id)
);
comment on table public.payment_events is
  'Append-only record of what the provider told us, in the order of received_at. An event that is here is not acted '
  'upon again.';
comment on column public.payment_events.created_at is 'When it happened, as the provider says.';
comment on column public.payment_events.outcome is 'ignored: about nothing that we keep.';

revoke all on table public.payment_events from anon, authenticated, service_role;
alter table public.payment_events enable row level security;
grant select on table public.payment_events to authenticated;
grant select, insert on table public.payment_events to service_role;
create policy "Admins see what the provider told" on public.payment_events
  for select to authenticated using ((select public.is_admin()));

-- ---------------------------------------------------------------- the way of a subscription

-- Whoever writes a subscription, by whatever way: it takes no step that domain/billing does not know, and is active only
-- as far as it is paid.
create function private.guard_subscription_transition() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('trialing', 'active'), ('trialing', 'expired'),
    ('active', 'past_due'), ('active', 'canceled'),
    ('past_due', 'active'), ('past_due', 'expired'),
    ('canceled', 'active'), ('expired', 'active')
  ) then
    raise exception 'A subscription does not go from % to %.', old.status, new.status using hint = 'transition-refused';
  end if;
  if new.status = 'active'
    and (old.status <> 'active' or new.current_period_end is distinct from old.current_period_end)
    and not exists (
      select from public.payments
      where user_id = new.user_id and kind = 'payment' and period_ends_at >= new.current_period_end
    )
  then
    raise exception 'A subscription is active until the end of a payment.' using hint = 'payment-needed';
  end if;
  return new;
end;
$$;
comment on function private.guard_subscription_transition() is
  'The state machine of domain/billing/subscription-status.ts as pairs; both run tests/cases/subscription-transitions.json.';
revoke all on function private.guard_subscription_transition() from public;
create trigger guard_subscription_transition before update on public.subscriptions
  for each row execute function private.guard_subscription_transition();
