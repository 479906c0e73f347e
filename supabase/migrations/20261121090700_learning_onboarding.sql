-- The six steps of onboarding. A row with completed = false is a draft, saved while the learner types.

create table public.onboarding_steps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  step_name text not null
    check (step_name in ('welcome', 'profile', 'assessment', 'goals', 'payment', 'complete')),
  completed boolean not null default false,
  completed_at timestamptz,
  data jsonb not null default '{}'
    check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 16384),
  created_at timestamptz not null default now(),
  unique (user_id, step_name),
  check (completed = (completed_at is not null))
);
comment on table public.onboarding_steps is 'What a learner entered in each step of onboarding; drafts are not completed.';
comment on column public.onboarding_steps.completed_at is 'When the step was first completed, by the clock of the database.';

revoke all on table public.onboarding_steps from anon, authenticated, service_role;
alter table public.onboarding_steps enable row level security;
grant select,
  insert (user_id, step_name, completed, completed_at, data),
  update (user_id, step_name, completed, completed_at, data)
  on table public.onboarding_steps to authenticated;
grant select, insert, update, delete on table public.onboarding_steps to service_role;
create policy "Learners see their own steps, admins all" on public.onboarding_steps
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners record their own steps" on public.onboarding_steps
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners update their own steps" on public.onboarding_steps
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.apply_onboarding_rules() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- A draft that arrives after its step was completed is late: what was completed stays as it is.
  if old.completed and not new.completed then
    return old;
  end if;
  new.step_name := coalesce(old.step_name, new.step_name);
  new.completed_at := case when new.completed then coalesce(old.completed_at, now()) end;
  return new;
end;
$$;
comment on function private.apply_onboarding_rules() is
  'Sets completed_at; ignores late drafts. Completing a step again replaces its data and keeps the time.';
revoke all on function private.apply_onboarding_rules() from public;

create trigger apply_onboarding_rules before insert or update on public.onboarding_steps
  for each row execute function private.apply_onboarding_rules();
