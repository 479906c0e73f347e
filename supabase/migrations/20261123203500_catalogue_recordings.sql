-- Recordings of lessons that admins upload: the voice of a lecture, or a video, in a language, with its captions. The
-- files lie in a private bucket; whoever may open the lesson reads them (docs/decisions/storage.md).

create table public.lesson_recordings (
  lesson_id uuid not null references public.lessons on delete cascade,
  kind text not null check (kind in ('voice', 'video')),
  language text not null check (language in ('en', 'es', 'fr', 'ar', 'zh', 'hi')),
  object_name text not null unique,
  media_type text not null,
  cues jsonb not null check (jsonb_typeof(cues) = 'array'),
  body_hash text not null,
  published_at timestamptz not null default now(),
  primary key (lesson_id, kind, language)
);
comment on table public.lesson_recordings is
  'What admins recorded for a lesson. Written by publish-lesson-recording and remove-lesson-recording only; who did it stands '
  'in admin_actions.';
comment on column public.lesson_recordings.object_name is 'The name of its file in the bucket recordings.';
comment on column public.lesson_recordings.media_type is 'Such as audio/mpeg: the browser is told which before it loads it.';
comment on column public.lesson_recordings.cues is 'The captions: {from, to, text}, in seconds and in their order.';
comment on column public.lesson_recordings.body_hash is
  'That of the lesson when it was recorded: the moments of a lecture follow from its words, so a voice fits no other ones.';

revoke all on table public.lesson_recordings from anon, authenticated, service_role;
alter table public.lesson_recordings enable row level security;
grant select on table public.lesson_recordings to anon, authenticated;
grant select, insert, update, delete on table public.lesson_recordings to service_role;
create policy "Those who may open a lesson read its recordings" on public.lesson_recordings
  for select to anon, authenticated using (public.can_open_lesson(lesson_id));

-- A file is not much use on its own, so that of a recording goes with it.
create function private.delete_recording_file() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A hosted Supabase deletes no row of an object without this: its file would stay. Ours is removed by the sweep.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'recordings' and name = old.object_name;
  return null;
end;
$$;
comment on function private.delete_recording_file() is 'Takes the file of a recording with it, and of one that another takes the place of.';
revoke all on function private.delete_recording_file() from public;
create trigger delete_recording_file after delete on public.lesson_recordings
  for each row execute function private.delete_recording_file();
create trigger delete_replaced_recording_file after update of object_name on public.lesson_recordings
  for each row when (old.object_name <> new.object_name) execute function private.delete_recording_file();
comment on trigger delete_recording_file on public.lesson_recordings is
  'Security definer: whoever may delete a lesson need not have rights to files.';

create function private.delete_unpublished_recordings(p_before timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  deleted integer;
begin
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'recordings' and created_at < p_before
    and not exists (select from public.lesson_recordings where object_name = objects.name);
  get diagnostics deleted = row_count;
  return deleted;
end;
$$;
comment on function private.delete_unpublished_recordings(timestamptz) is
  'Deletes files that were uploaded before a moment and belong to no recording: whoever sent them did not go on.';
revoke all on function private.delete_unpublished_recordings(timestamptz) from public;
grant execute on function private.delete_unpublished_recordings(timestamptz) to service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'recordings', 'recordings', false, 1073741824,
  '{audio/mpeg,audio/mp4,audio/ogg,audio/webm,audio/wav,video/mp4,video/webm}'
);

create policy "Admins see recordings" on storage.objects for select to authenticated
  using (bucket_id = 'recordings' and (select public.is_admin()));
create policy "Admins upload recordings" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'recordings' and (select public.is_admin())
    and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
-- What is not published yet, nobody but an admin sees.
create policy "Those who may open a lesson read the files of its recordings" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'recordings' and exists (select from public.lesson_recordings where object_name = objects.name)
  );
