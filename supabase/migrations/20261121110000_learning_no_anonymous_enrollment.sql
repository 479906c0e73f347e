-- An installation may let visitors in without an address (`enable_anonymous_sign_ins`). They have the role of learners
-- but are none yet: a course is taken by somebody who can come back to it.

create policy "Who has no address does not enrol" on public.enrollments
  as restrictive for insert to authenticated
  with check (not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false));
