-- An enrolment can be undone as long as nothing was done in it. The percentage alone does not tell: one lesson of three
-- hundred rounds to 0, and a quiz passed before the enrolment counts from its first moment.

drop policy "Learners leave a course they have not begun" on public.enrollments;
create policy "Learners leave a course they have not begun" on public.enrollments
  for delete to authenticated using (
    user_id = (select auth.uid())
    and not exists (
      select from public.user_progress
      where user_progress.user_id = enrollments.user_id
        and user_progress.course_id = enrollments.course_id
        and user_progress.completed_at > enrollments.created_at
    )
  );
