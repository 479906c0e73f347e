-- What a learner writes beside a lesson. Read and written through the tables' own rules: nothing of it concerns anybody else.

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  course_id uuid not null references public.courses,
  module_id uuid not null references public.modules,
  lesson_id uuid not null references public.lessons,
  anchor jsonb not null,
  quote text generated always as (coalesce(anchor ->> 'exact', anchor ->> 'title')) stored,
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notes_text_check check (char_length(btrim(text)) > 0 and char_length(text) <= 4000),
  -- What is not there makes a comparison null, which a constraint would let pass.
  constraint notes_anchor_check check (coalesce(case anchor ->> 'kind'
    when 'lesson' then anchor = '{"kind": "lesson"}'
    when 'passage' then anchor - '{kind,exact,prefix,suffix}'::text[] = '{}'
      and jsonb_typeof(anchor -> 'exact') = 'string' and char_length(anchor ->> 'exact') between 1 and 1000
      and jsonb_typeof(anchor -> 'prefix') = 'string' and char_length(anchor ->> 'prefix') <= 256
      and jsonb_typeof(anchor -> 'suffix') = 'string' and char_length(anchor ->> 'suffix') <= 256
    when 'figure' then anchor - '{kind,figure,title,values}'::text[] = '{}'
      and jsonb_typeof(anchor -> 'figure') = 'string' and char_length(anchor ->> 'figure') between 1 and 100
      and jsonb_typeof(anchor -> 'title') = 'string' and char_length(anchor ->> 'title') between 1 and 500
      and jsonb_typeof(anchor -> 'values') = 'object'
      and not jsonb_path_exists(anchor -> 'values', '$.* ? (@.type() <> "number")')
      and jsonb_array_length(jsonb_path_query_array(anchor -> 'values', '$.*')) <= 20
    when 'moment' then anchor - '{kind,second}'::text[] = '{}'
      and jsonb_typeof(anchor -> 'second') = 'number' and (anchor ->> 'second')::numeric between 0 and 86400
    else false
  end, false) and octet_length(anchor::text) <= 16384)
);
comment on table public.notes is 'What a learner writes beside a lesson, a passage of it, a figure or a second of what is played.';
comment on column public.notes.course_id is 'Copied from the lesson by the database, as module_id is.';
comment on column public.notes.anchor is
  'What the note is about (NoteAnchor of domain/learning/notes). It stays: another passage is another note.';
comment on column public.notes.quote is 'The words noted on, as they were; those of a figure its title in the state it was in.';
comment on column public.notes.version is
  'Counts the changes: a device that changes another version than it has read is told so, and shows both.';
create index notes_user_id_course_id_idx on public.notes (user_id, course_id);
create index notes_user_id_lesson_id_idx on public.notes (user_id, lesson_id);
create index notes_course_id_idx on public.notes (course_id);
create index notes_module_id_idx on public.notes (module_id);
create index notes_lesson_id_idx on public.notes (lesson_id);

revoke all on table public.notes from anon, authenticated, service_role;
alter table public.notes enable row level security;
grant select, insert (id, user_id, lesson_id, anchor, text), update (text), delete on table public.notes to authenticated;
grant select, insert, update, delete on table public.notes to service_role;
-- Also of a lesson that has been closed to them since: what they wrote is theirs.
create policy "Learners see their own notes" on public.notes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners write notes on lessons they may open" on public.notes
  for insert to authenticated
  with check (user_id = (select auth.uid()) and public.can_open_lesson(lesson_id));
create policy "Learners change their own notes" on public.notes
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Learners remove their own notes" on public.notes
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.notes as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.notes as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.apply_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
    new.updated_at := now();
    return new;
  end if;
  select lessons.course_id, lessons.module_id into new.course_id, new.module_id
  from public.lessons where lessons.id = new.lesson_id;
  return new;
end;
$$;
comment on function private.apply_note() is
  'Sets course_id and module_id of a new note; counts version and sets updated_at at each change.';
revoke all on function private.apply_note() from public;
create trigger apply_note before insert or update on public.notes
  for each row execute function private.apply_note();

-- A trigger and not a policy, so that the learner gets a reason.
create function private.limit_notes() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 1000 <= (select count(*) from public.notes where user_id = new.user_id) then
    raise exception 'A thousand notes are enough.' using hint = 'too-many-notes';
  end if;
  if 200 <= (
    select count(*) from public.notes where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Two hundred notes a day are enough.' using hint = 'too-many-notes-today';
  end if;
  return new;
end;
$$;
comment on function private.limit_notes() is
  'Refuses the 1,001st note of a learner with the hint too-many-notes, and the 201st within 24 hours with too-many-notes-today.';
revoke all on function private.limit_notes() from public;
create trigger limit_notes before insert on public.notes
  for each row execute function private.limit_notes();
