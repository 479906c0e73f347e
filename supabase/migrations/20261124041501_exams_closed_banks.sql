-- The body of an exam is its whole bank: who may sit it reads none of it beforehand. The server asks the items of a sitting.

create function private.is_exam(lesson_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.lessons where lessons.id = is_exam.lesson_id and lessons.is_exam);
$$;
comment on function private.is_exam(uuid) is 'Whether a lesson is the exam of its course, retired or not.';
revoke all on function private.is_exam(uuid) from public;
grant execute on function private.is_exam(uuid) to anon, authenticated;

create policy "Only admins read the body of an exam" on public.lesson_bodies as restrictive
  for select to anon, authenticated
  using (not private.is_exam(lesson_id) or (select public.is_admin()));
