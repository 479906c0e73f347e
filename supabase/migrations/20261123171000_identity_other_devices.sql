-- What an account does on one device appears on its others at once: they follow these tables, each row read as whoever
-- follows it, on a private topic of the account (docs/decisions/realtime.md).

alter publication supabase_realtime add table
  public.enrollments, public.user_progress, public.quiz_attempts, public.skill_assessments, public.subscriptions;

-- Nobody sends there but the database: there is no policy for insert.
create policy "Learners follow their own account" on realtime.messages for select to authenticated
  using (
    (select realtime.topic()) = 'account:' || (select auth.uid())
    and (select private.session_is_own())
    and (select private.session_is_complete())
  );

create function private.announce_settings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}', 'settings', 'account:' || new.id, true);
  return null;
end $$;
comment on function private.announce_settings() is 'Lets the other devices of an account know that its settings were changed.';
revoke all on function private.announce_settings() from public;

create trigger announce_settings after update of raw_user_meta_data on auth.users
  for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.announce_settings();
comment on trigger announce_settings on auth.users is 'Security definer: whoever changes accounts need not have rights to send.';
