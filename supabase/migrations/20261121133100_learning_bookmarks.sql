-- Lessons a learner wants to find again. There are never more rows than lessons, so nothing else bounds them.

create table public.bookmarks (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  created_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.bookmarks is 'A learner marked a lesson, open to them or not.';
create index bookmarks_lesson_id_idx on public.bookmarks (lesson_id);

revoke all on table public.bookmarks from anon, authenticated, service_role;
alter table public.bookmarks enable row level security;
grant select, insert (user_id, lesson_id), delete on table public.bookmarks to authenticated;
grant select, insert, update, delete on table public.bookmarks to service_role;
create policy "Learners see their own bookmarks" on public.bookmarks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners set their own bookmarks" on public.bookmarks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners remove their own bookmarks" on public.bookmarks
  for delete to authenticated using (user_id = (select auth.uid()));
