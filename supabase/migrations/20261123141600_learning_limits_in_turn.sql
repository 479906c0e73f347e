-- Who writes on several connections at once was counted on each as if the others wrote nothing, and got as many times what a
-- limit gives: more notes than the one answer holds from which the notebook is drawn.

create function private.await_own_turn() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_relid::text || new.user_id::text, 2));
  return new;
end;
$$;
comment on function private.await_own_turn() is
  'Lets a learner insert into a table in one transaction after the other, so that a limit that is checked next counts all rows.';
revoke all on function private.await_own_turn() from public;

-- Triggers of one kind run in the order of their names.
create trigger await_own_turn before insert on public.notes
  for each row execute function private.await_own_turn();
create trigger await_own_turn before insert on public.problem_reports
  for each row execute function private.await_own_turn();
create trigger await_own_turn before insert on public.skill_assessments
  for each row execute function private.await_own_turn();
create trigger await_own_turn before insert on public.quiz_attempts
  for each row execute function private.await_own_turn();
create trigger await_own_turn before insert on public.challenge_tries
  for each row execute function private.await_own_turn();

-- The latest try and the first that met the goal are found however many there are.
create index challenge_tries_user_id_lesson_id_activity_started_at_idx
  on public.challenge_tries (user_id, lesson_id, activity, started_at);
