-- What can be bought, who has which plan, and what that opens: one table that content/plans.yaml writes, the one function
-- that says what an account has now, and the course that a plan of one course opens.
-- replaces: 20261121090200 20261122150000 20261122201000
-- of release: 0.1.0

-- ---------------------------------------------------------------- plans

create table public.plans (
  id text primary key check (id in ('trial', 'basic', 'pro', 'premium', 'elite')),
  price_minor integer not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval_months integer check (interval_months > 0),
  trial_days integer check (trial_days > 0),
  offered_on text[] not null default '{}' check (offered_on <@ array['landing', 'onboarding']),
  order_index integer not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  opens text[] not null default '{}'
);
comment on table public.plans is 'The plans on offer, written by the content importer from content/plans.yaml.';
comment on column public.plans.price_minor is 'Price of one interval in minor units of the currency (cents).';
comment on column public.plans.interval_months is 'Null: paid once, or free.';
comment on column public.plans.translations is '{"en": {"name": ...}, "es": ..., ...}';
comment on column public.plans.opens is
  'What it opens besides the plans before it, in the order of its card. Who has what is decided by entitlements.included_in.';

revoke all on table public.plans from anon, authenticated, service_role;
alter table public.plans enable row level security;
grant select on table public.plans to anon, authenticated;
grant select, insert, update, delete on table public.plans to service_role;
create policy "Everybody sees the plans" on public.plans for select to anon, authenticated using (true);

create table public.entitlements (
  id text primary key check (id ~ '^[a-z]+(_[a-z]+)*$'),
  included_in text[] not null
    check (included_in <@ array['account', 'scholarship', 'trial', 'basic', 'premium', 'pro', 'elite']),
  is_ready boolean not null,
  order_index integer not null,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
comment on table public.entitlements is
  'What can be open to an account, and who has it; written by the content importer from content/plans.yaml. What the '
  'cards say and what the rules decide by.';
comment on column public.entitlements.included_in is
  'Plans by their ids, account: every account, scholarship: its holders.';
comment on column public.entitlements.is_ready is 'False: in preparation, by the switches of content/site.yaml.';
comment on column public.entitlements.translations is '{"en": {"words": ..., "detail": ...}, "es": ..., ...}';

revoke all on table public.entitlements from anon, authenticated, service_role;
alter table public.entitlements enable row level security;
grant select on table public.entitlements to anon, authenticated;
grant select, insert, update, delete on table public.entitlements to service_role;
create policy "Everybody sees what plans open" on public.entitlements for select to anon, authenticated using (true);

-- The table as content/plans.yaml has it when a database is made: what a plan opens, and that everything is open where
-- nobody takes payments, holds before the first import, too. The importer writes the words, and whatever the operator's
-- file has otherwise.
insert into public.entitlements (id, included_in, is_ready, order_index) values
  ('assessment', '{account,trial,basic,premium,pro,elite,scholarship}', true, 1),
  ('mentor', '{account,trial,basic,premium,pro,elite,scholarship}', true, 2),
  ('free_lessons', '{account,trial,basic,premium,pro,elite,scholarship}', true, 3),
  ('learning_path', '{account,trial,basic,premium,pro,elite,scholarship}', false, 4),
  ('daily_puzzle', '{account,trial,basic,premium,pro,elite,scholarship}', false, 5),
  ('simulator_scenarios', '{account,trial,basic,premium,pro,elite,scholarship}', false, 6),
  ('first_two_modules', '{trial,basic,premium,pro,elite,scholarship}', true, 7),
  ('basic_progress', '{trial,basic,premium,pro,elite,scholarship}', true, 8),
  ('community_access', '{trial,basic,premium,pro,elite,scholarship}', false, 9),
  ('one_course', '{basic,premium,pro,elite,scholarship}', true, 10),
  ('all_courses', '{premium,pro,elite,scholarship}', true, 11),
  ('detailed_progress', '{premium,pro,elite,scholarship}', false, 12),
  ('exams', '{premium,pro,elite,scholarship}', true, 13),
  ('simulator', '{pro,elite}', false, 14),
  ('live_sessions', '{elite}', false, 15),
  ('challenges', '{elite}', false, 16);

-- ---------------------------------------------------------------- subscriptions

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users on delete cascade,
  plan_id text not null references public.plans,
  status text not null default 'trialing'
    check (status in ('trialing', 'active', 'past_due', 'canceled', 'expired')),
  trial_ends_at timestamptz default now() + interval '7 days',
  current_period_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  provider text check (provider in ('test', 'stripe')),
  provider_customer_id text check (char_length(provider_customer_id) <= 255),
  provider_subscription_id text unique check (char_length(provider_subscription_id) <= 255),
  provider_seen_at timestamptz,
  price_minor integer check (price_minor >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  cancel_at_period_end boolean not null default false,
  canceled_at timestamptz,
  trial_reminded_at timestamptz,
  course_id uuid references public.courses,
  course_chosen_at timestamptz,
  course_changeable_at timestamptz,
  constraint subscriptions_provider_known_check check ((provider is null) = (provider_subscription_id is null))
);
comment on table public.subscriptions is
  'The plan a learner chose. Learners write plan_id only; a payment (service_role) makes it active.';
comment on column public.subscriptions.trial_ends_at is
  'Seven days after the first choice, whichever plan it was. Choosing another plan does not start it again.';
comment on column public.subscriptions.provider is 'Who takes the payments; null while nothing was ever paid.';
comment on column public.subscriptions.provider_seen_at is
  'When the provider was last asked. What was learned earlier than that changes nothing any more.';
comment on column public.subscriptions.price_minor is 'What an interval cost when it was bought, in minor units.';
comment on column public.subscriptions.current_period_end is 'Until when it is paid: the latest end of its payments.';
comment on column public.subscriptions.cancel_at_period_end is
  'The learner has canceled, and keeps what is paid for until current_period_end.';
comment on column public.subscriptions.canceled_at is 'When the learner canceled; null again once they resumed.';
comment on column public.subscriptions.trial_reminded_at is 'When the mail about the end of the trial was sent.';
comment on column public.subscriptions.course_id is
  'The course that one_course opens: what the learner was at when the plan began, until they choose one.';
comment on column public.subscriptions.course_chosen_at is
  'When the learner chose it; null while it was given to them.';
comment on column public.subscriptions.course_changeable_at is
  'From when they may choose another: a calendar month later in UTC, at its last day where the month is shorter.';
create index subscriptions_plan_id_idx on public.subscriptions (plan_id);
create index subscriptions_trial_ends_at_idx on public.subscriptions (trial_ends_at) where status = 'trialing';
create index subscriptions_current_period_end_idx on public.subscriptions (current_period_end)
  where status in ('active', 'past_due');
create index subscriptions_created_at_idx on public.subscriptions (created_at desc);
create index subscriptions_status_idx on public.subscriptions (status, created_at desc);
create index subscriptions_course_id_idx on public.subscriptions (course_id);

revoke all on table public.subscriptions from anon, authenticated, service_role;
alter table public.subscriptions enable row level security;
grant select, insert (user_id, plan_id), update (user_id, plan_id, course_id) on table public.subscriptions
  to authenticated;
grant select, insert, update, delete on table public.subscriptions to service_role;
create policy "Learners see their own subscription, admins all" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners choose a plan for themselves" on public.subscriptions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change their own plan" on public.subscriptions
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.subscriptions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

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
comment on function private.guard_plan_change() is
  'A plan that is being paid is changed by the server, which tells the payment provider; never by the learner alone.';
revoke all on function private.guard_plan_change() from public;

create trigger guard_plan_change before update on public.subscriptions
  for each row execute function private.guard_plan_change();
create trigger set_updated_at before update on public.subscriptions
  for each row execute function private.set_updated_at();

-- ---------------------------------------------------------------- what is open

create function private.entitlements_of(learner_id uuid) returns text[]
language sql stable security definer
set search_path = ''
as $$
  with holders as (
    select 'account' as holder
    union all
    select 'scholarship'
    from public.scholarships
    join public.scholarship_applications on scholarship_applications.id = scholarships.application_id
    where scholarships.user_id = learner_id and scholarship_applications.status = 'awarded'
    union all
    select case
      when status = 'active' then plan_id
      when status = 'past_due'
        or (status = 'trialing' and trial_ends_at > now())
        or (status = 'canceled' and current_period_end > now()) then 'trial'
    end
    from public.subscriptions
    where user_id = learner_id
  )
  select coalesce(array_agg(id order by order_index), '{}')
  from public.entitlements
  where included_in && array(select holder from holders)
    or not exists (
      select from public.installation_settings
      where key = 'payment_provider' and value <> 'null'
    );
$$;
comment on function private.entitlements_of(uuid) is
  'What is open to an account now, as ids of entitlements. The one place that decides it: every account has its own, a '
  'subscription adds what its plan opens while it is paid, what the trial opens while it is tried or overdue, and a '
  'scholarship adds its own; without a payment provider everything is open. Its cases are '
  'tests/cases/plan-entitlements.json.';
revoke all on function private.entitlements_of(uuid) from public;
grant execute on function private.entitlements_of(uuid) to service_role;

create function public.my_entitlements() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select private.entitlements_of(auth.uid());
$$;
comment on function public.my_entitlements() is 'What is open to the caller now, as ids of entitlements.';
revoke all on function public.my_entitlements() from public, anon, authenticated, service_role;
grant execute on function public.my_entitlements() to authenticated, service_role;

create function private.course_access(learner_id uuid, course_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.is_enrolled(learner_id, course_access.course_id) then 'free_lessons'
    when 'all_courses' = any (held) then 'everything'
    when 'one_course' = any (held) and exists (
      select from public.subscriptions
      where user_id = learner_id and subscriptions.course_id = course_access.course_id
    ) then 'everything'
    when 'first_two_modules' = any (held) then 'first_two_modules'
    else 'free_lessons'
  end
  from private.entitlements_of(learner_id) as held;
$$;
comment on function private.course_access(uuid, uuid) is
  'What a learner may open of a course: free_lessons, first_two_modules or everything, by what is open to their account.';
revoke all on function private.course_access(uuid, uuid) from public;
grant execute on function private.course_access(uuid, uuid) to service_role;

create function public.payment_provider() returns text
language sql stable security definer
set search_path = ''
as $$
  select value #>> '{}' from public.installation_settings where key = 'payment_provider';
$$;
comment on function public.payment_provider() is
  'Who takes payments in this installation; null: nobody, and every plan opens everything.';
revoke all on function public.payment_provider() from public, anon, authenticated, service_role;
grant execute on function public.payment_provider() to authenticated, service_role;

-- ---------------------------------------------------------------- the course of a plan

-- The course that a plan of one course opens. Whoever never chose gets the course they are at when the plan begins (where
-- they left it is kept by learning_lessons); a choice of their own holds for a month.
create function private.set_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'active' and new.course_chosen_at is null
    and (
      tg_op = 'INSERT' or new.course_id is null or new.plan_id <> old.plan_id
      or old.status not in ('active', 'past_due')
    )
  then
    new.course_id := coalesce((
      select enrollments.course_id
      from public.enrollments
      left join public.lesson_positions
        on lesson_positions.user_id = enrollments.user_id and lesson_positions.course_id = enrollments.course_id
      where enrollments.user_id = new.user_id
      order by greatest(lesson_positions.updated_at, enrollments.created_at) desc
      limit 1
    ), new.course_id);
  end if;
  return new;
end;
$$;
comment on function private.set_plan_course() is
  'Gives a plan that begins to be paid the course that the learner studied last, unless they chose one themselves.';
revoke all on function private.set_plan_course() from public;
create trigger set_plan_course before insert or update of plan_id, status on public.subscriptions
  for each row execute function private.set_plan_course();

create function private.choose_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not 'one_course' = any (private.entitlements_of(new.user_id)) then
    raise exception 'No plan of this learner opens a course of their choice.' using hint = 'plan-needed';
  end if;
  if new.course_id is null or not exists (
    select from public.courses where id = new.course_id and is_active
  ) then
    raise exception 'This course is not offered.' using hint = 'course-not-active';
  end if;
  if old.course_changeable_at > now() then
    raise exception 'The course was chosen less than a month ago.' using hint = 'course-chosen-lately';
  end if;
  new.course_chosen_at := now();
  new.course_changeable_at := (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC';
  return new;
end;
$$;
comment on function private.choose_plan_course() is
  'Lets a learner choose the course of a plan of one course, once in a calendar month in UTC.';
revoke all on function private.choose_plan_course() from public;
create trigger choose_plan_course before update of course_id on public.subscriptions
  for each row when (new.course_id is distinct from old.course_id and current_user = 'authenticated')
  execute function private.choose_plan_course();

-- A trigger of enrolments, here because it writes subscriptions.
create function private.give_plan_course() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.subscriptions set course_id = new.course_id
  where user_id = new.user_id and status = 'active' and course_id is null;
  return null;
end;
$$;
comment on function private.give_plan_course() is
  'The first course that somebody takes is the one of their plan, where they paid before they took any.';
revoke all on function private.give_plan_course() from public;
create trigger give_plan_course after insert on public.enrollments
  for each row execute function private.give_plan_course();
