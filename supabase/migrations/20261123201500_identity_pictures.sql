-- Pictures of people: one each, in a private bucket, at a name that follows from whose it is. The browser cuts and draws
-- them anew before it sends them, so that nothing of the file that was chosen comes along (docs/decisions/storage.md).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', false, 200000, '{image/webp,image/png}');

create policy "People see and change their own picture" on storage.objects for all to authenticated
  using (
    bucket_id = 'pictures' and name = (select auth.uid()) || '/picture' and (select private.session_is_complete())
  )
  with check (
    bucket_id = 'pictures' and name = (select auth.uid()) || '/picture' and (select private.session_is_complete())
  );

create policy "Admins see pictures of people" on storage.objects for select to authenticated
  using (bucket_id = 'pictures' and (select public.is_admin()));

create function private.delete_picture() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A hosted Supabase deletes no row of an object without this: its file would stay. Ours is removed by the sweep.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects where bucket_id = 'pictures' and name = old.id || '/picture';
  return null;
end;
$$;
comment on function private.delete_picture() is
  'Takes the picture of an account with it, and that of a stranger from an account that is handed over to its owner.';
revoke all on function private.delete_picture() from public;

create trigger delete_picture after delete on auth.users for each row execute function private.delete_picture();
create trigger delete_picture_of_emptied_account after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.delete_picture();
create trigger delete_picture_of_stranger after update of encrypted_password on auth.users
  for each row when (current_setting('auth.handed_over_user', true) = new.id::text)
  execute function private.delete_picture();
