-- The six steps of onboarding, completed in their order and with what they ask for. A row with completed = false is a draft,
-- saved while the learner types.
-- replaces: 20261121090700 20261121134000
-- of release: 0.1.0

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
  check (completed = (completed_at is not null)),
  constraint onboarding_steps_goals_check
    check (not completed or step_name <> 'goals' or jsonb_path_exists(data, '$.goals[0]')),
  constraint onboarding_steps_profile_check
    check (
      not completed or step_name <> 'profile'
      or (
        coalesce(data ->> 'experience', 'some') in ('beginner', 'some', 'intermediate', 'advanced')
        and coalesce(data ->> 'language', 'en') in ('en', 'es', 'fr', 'ar', 'zh', 'hi')
      )
    )
);
comment on table public.onboarding_steps is
  'What a learner entered in each step of onboarding; drafts are not completed.';
comment on column public.onboarding_steps.completed_at is
  'When the step was first completed, by the clock of the database.';
create index onboarding_steps_finished_idx on public.onboarding_steps (completed_at)
  where step_name = 'complete' and completed;

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
create policy "Every step of signing in is passed" on public.onboarding_steps as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.apply_onboarding_rules() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  steps constant text[] := array['welcome', 'profile', 'assessment', 'goals', 'payment', 'complete'];
  by_learner constant boolean := current_user in ('anon', 'authenticated');
begin
  -- A draft that arrives after its step was completed is late: what was completed stays as it is.
  if old.completed and not new.completed then
    return old;
  end if;
  new.step_name := coalesce(old.step_name, new.step_name);
  -- On insert the step may be there already: an upsert of it gets here first.
  if by_learner and new.completed and exists (
    select from unnest(steps[:array_position(steps, new.step_name) - 1]) as earlier (step_name)
    where not exists (
      select from public.onboarding_steps as done
      where done.user_id = new.user_id and done.completed
        and done.step_name in (earlier.step_name, new.step_name)
    )
  ) then
    raise exception 'Complete the earlier steps first.' using hint = 'step-too-early';
  end if;
  -- Somebody who skips the assessment on one device after taking it on another has taken it.
  if by_learner and old.data ? 'assessment_id' then
    new.data := old.data;
  end if;
  new.completed_at := case when new.completed then coalesce(old.completed_at, now()) end;
  return new;
end;
$$;
comment on function private.apply_onboarding_rules() is
  'Refuses with the hint step-too-early what comes before an earlier step, except the assessment, which the server '
  'completes whenever it is taken. Sets completed_at; ignores late drafts. Completing a step again replaces its data '
  'and keeps the time.';
revoke all on function private.apply_onboarding_rules() from public;

create trigger apply_onboarding_rules before insert or update on public.onboarding_steps
  for each row execute function private.apply_onboarding_rules();
