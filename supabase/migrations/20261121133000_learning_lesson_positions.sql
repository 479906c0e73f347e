-- Where a learner left each lesson, so that it reopens there on any device. The latest row of a course is the
-- lesson that the course reopens with.

create table public.lesson_positions (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  course_id uuid not null,
  position numeric(8, 3) not null default 0 check (position between 0 and 86400),
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.lesson_positions is 'Where a learner left a lesson. The latest write wins, from whichever device.';
comment on column public.lesson_positions.course_id is 'Copied from the lesson by the database.';
comment on column public.lesson_positions.position is
  'Seconds in a video or lecture; the share of a text that lies above the top of the window, 0 to 1.';
create index lesson_positions_lesson_id_idx on public.lesson_positions (lesson_id);
create index lesson_positions_user_id_course_id_updated_at_idx
  on public.lesson_positions (user_id, course_id, updated_at desc);

revoke all on table public.lesson_positions from anon, authenticated, service_role;
alter table public.lesson_positions enable row level security;
grant select, insert (user_id, lesson_id, position), update (user_id, lesson_id, position)
  on table public.lesson_positions to authenticated;
grant select, insert, update, delete on table public.lesson_positions to service_role;
create policy "Learners see their own positions" on public.lesson_positions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners keep positions in lessons they may open" on public.lesson_positions
  for insert to authenticated
  with check (user_id = (select auth.uid()) and public.can_open_lesson(lesson_id));
create policy "Learners move their own positions" on public.lesson_positions
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and public.can_open_lesson(lesson_id));

create function private.apply_lesson_position() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.course_id := (select course_id from public.lessons where id = new.lesson_id);
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.apply_lesson_position() is 'Sets course_id, and updated_at by the clock of the database.';
revoke all on function private.apply_lesson_position() from public;

create trigger apply_lesson_position before insert or update on public.lesson_positions
  for each row execute function private.apply_lesson_position();
