-- The steps of onboarding are completed in their order, with what they ask for.

alter table public.onboarding_steps
  add constraint onboarding_steps_goals_check
    check (not completed or step_name <> 'goals' or jsonb_path_exists(data, '$.goals[0]')),
  add constraint onboarding_steps_profile_check
    check (
      not completed or step_name <> 'profile'
      or (
        coalesce(data ->> 'experience', 'some') in ('beginner', 'some', 'intermediate', 'advanced')
        and coalesce(data ->> 'language', 'en') in ('en', 'es', 'fr', 'ar', 'zh', 'hi')
      )
    );

create or replace function private.apply_onboarding_rules() returns trigger
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
