-- A project with a private bucket of folders that belong to people, a public one of pictures, and one that takes only.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('private', 'private', false, null, null),
  ('pictures', 'pictures', true, 1000, '{image/*}'),
  ('inbox', 'inbox', false, null, null);

create policy "People see and change what is in their folder" on storage.objects for all to authenticated
  using (bucket_id in ('private', 'pictures') and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id in ('private', 'pictures') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Anybody leaves texts" on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'inbox' and storage.extension(name) = 'txt');

create policy "Signed-in people see the buckets" on storage.buckets for select to authenticated using (true);
