-- Learners who want a mail when the next module of a course is written. There are never more rows than courses for each,
-- so nothing else bounds them.

create table public.module_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  course_id uuid not null references public.courses on delete cascade,
  created_at timestamptz not null default now(),
  told_until timestamptz not null,
  unique (user_id, course_id)
);
comment on table public.module_notices is 'A learner wants a mail about each further module of a course, until they want none.';
comment on column public.module_notices.told_until is
  'Modules written until then are known to the learner: they were ready when the learner asked, or a mail has told of them.';
create index module_notices_course_id_idx on public.module_notices (course_id);

-- By what the learner can see, not by the clock: a module that an import writes at this moment is not seen yet.
create function private.set_told_until() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.told_until := coalesce(
    (select max(modules.written_at) from public.modules where modules.course_id = new.course_id), '-infinity'
  );
  return new;
end;
$$;
comment on function private.set_told_until() is 'The newest module that is written is known to whoever asks now.';
revoke all on function private.set_told_until() from public;
create trigger set_told_until before insert on public.module_notices
  for each row execute function private.set_told_until();

revoke all on table public.module_notices from anon, authenticated, service_role;
alter table public.module_notices enable row level security;
grant select, insert (user_id, course_id), delete on table public.module_notices to authenticated;
grant select, insert, update, delete on table public.module_notices to service_role;
create policy "Learners see what they want to hear of" on public.module_notices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners ask to hear of a course on offer" on public.module_notices
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (select from public.courses where courses.id = course_id and is_active)
  );
create policy "Learners want no more mails" on public.module_notices
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.module_notices
  as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Who has no address asks for no mail" on public.module_notices
  as restrictive for insert to authenticated
  with check (not coalesce(((select auth.jwt()) ->> 'is_anonymous')::boolean, false));
