-- Events tell of each answer whether it was right and how sure the learner was: what answers keep to their owner was read here
-- by an admin who looks on as the learner.
create policy "Nobody else reads what a learner writes" on public.learning_events as restrictive
  for select to authenticated using ((select private.session_is_own()));
