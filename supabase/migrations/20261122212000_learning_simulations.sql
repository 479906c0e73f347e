-- Simulations and challenges inside lessons: how a learner left a simulation, and the tries of a challenge with the seed that
-- the server gave them. Practice: nothing here says what somebody knows.

create table public.simulation_states (
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  activity text not null check (char_length(activity) <= 100),
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 512),
  run integer not null check (run > 0),
  spread boolean not null,
  skill text,
  recorded_at timestamptz not null default now(),
  primary key (user_id, lesson_id, activity)
);
comment on table public.simulation_states is
  'How a learner left a simulation of a lesson, one row each, so that every device shows it again.';
comment on column public.simulation_states.settings is 'How the controls stand, by parameter of the model.';
comment on column public.simulation_states.run is 'How manieth single run is shown.';
comment on column public.simulation_states.spread is 'Whether many runs are shown.';
comment on column public.simulation_states.recorded_at is 'When this was last made a learning event: every ten minutes at most.';
create index simulation_states_lesson_id_idx on public.simulation_states (lesson_id);

revoke all on table public.simulation_states from anon, authenticated, service_role;
alter table public.simulation_states enable row level security;
grant select on table public.simulation_states to authenticated;
grant select, insert, update on table public.simulation_states to service_role;
create policy "Learners see their own simulations" on public.simulation_states
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.simulation_states as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.simulation_states as restrictive
  for select to authenticated using ((select private.session_is_own()));

create table public.challenge_tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  activity text not null check (char_length(activity) <= 100),
  seed bigint not null check (seed between 0 and 4294967295),
  choices jsonb check (jsonb_typeof(choices) = 'object' and octet_length(choices::text) <= 8192),
  is_met boolean,
  skill text,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((choices is null) = (finished_at is null) and (is_met is null) = (finished_at is null))
);
comment on table public.challenge_tries is
  'Tries of a challenge of a lesson. The server gives the seed, takes the choices once and works out again what they come to.';
comment on column public.challenge_tries.choices is 'What was chosen (ChallengeChoices of domain/activities); null until the end.';
create index challenge_tries_lesson_id_idx on public.challenge_tries (lesson_id);
create index challenge_tries_user_id_started_at_idx on public.challenge_tries (user_id, started_at);
-- One try at a time: a seed that does not please is not changed for another.
create unique index challenge_tries_open_idx on public.challenge_tries (user_id, lesson_id, activity)
  where finished_at is null;

revoke all on table public.challenge_tries from anon, authenticated, service_role;
alter table public.challenge_tries enable row level security;
grant select on table public.challenge_tries to authenticated;
grant select, insert, update on table public.challenge_tries to service_role;
create policy "Learners see their own tries" on public.challenge_tries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.challenge_tries as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.challenge_tries as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.limit_challenge_tries() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 300 <= (
    select count(*) from public.challenge_tries
    where user_id = new.user_id and started_at > now() - interval '1 day'
  ) then
    raise exception 'Three hundred tries a day are enough.' using hint = 'too-many-answers';
  end if;
  return new;
end;
$$;
comment on function private.limit_challenge_tries() is
  'Refuses the 301st try of a learner at challenges within 24 hours, with the hint too-many-answers.';
revoke all on function private.limit_challenge_tries() from public;

create trigger limit_challenge_tries before insert on public.challenge_tries
  for each row execute function private.limit_challenge_tries();

-- ---------------------------------------------------------------- events

alter table public.learning_events drop constraint learning_events_verb_check;
alter table public.learning_events add constraint learning_events_verb_check
  check (verb in ('enrolled', 'left_course', 'lesson_opened', 'time_on_task', 'item_answered',
    'hint_taken', 'quiz_finished', 'lesson_completed', 'assessment_completed', 'activity_answered',
    'simulation_run', 'challenge_tried'));

create trigger record_first_run after insert on public.simulation_states
  for each row execute function private.record_learning_event(
    'simulation_run', 'activity', 'settings', 'run', 'spread', 'skill'
  );
create trigger record_later_run after update on public.simulation_states
  for each row when (new.recorded_at > old.recorded_at) execute function private.record_learning_event(
    'simulation_run', 'activity', 'settings', 'run', 'spread', 'skill'
  );
create trigger record_learning_event after update on public.challenge_tries
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function private.record_learning_event('challenge_tried', 'activity', 'is_met', 'skill');
