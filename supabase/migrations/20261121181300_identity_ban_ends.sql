-- A ban that is lifted by mistake can be set again as it was: until the same moment, for the same reason.

create or replace function private.ban_account(p_user_id uuid, p_ends_at timestamptz, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = p_user_id and deleted_at is null for update;
  if not found then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  if p_user_id = (select auth.uid()) then
    raise exception 'Nobody bans themselves.' using hint = 'own-account';
  end if;
  if p_ends_at <= now() then
    raise exception 'This ban would be over already.' using hint = 'ban-over';
  end if;
  if exists (select from public.user_roles where user_id = p_user_id and role = 'admin') then
    raise exception 'An admin is banned once the role is taken away.' using hint = 'account-is-admin';
  end if;
  -- The engine keeps a moment for every ban; a thousand years is its way to say "until it is lifted".
  update auth.users set banned_until = coalesce(p_ends_at, now() + interval '1000 years') where id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  insert into public.account_bans (user_id, reason, ends_at) values (p_user_id, p_reason, p_ends_at)
  on conflict (user_id) do update
    set reason = excluded.reason, ends_at = excluded.ends_at, banned_at = excluded.banned_at;
end;
$$;
comment on function private.ban_account(uuid, timestamptz, text) is
  'Bans an account from now on, and ends its sessions. Refuses with account-not-found, own-account, account-is-admin, '
  'ban-over.';

drop function private.unban_account(uuid);
create function private.unban_account(p_user_id uuid) returns public.account_bans
language plpgsql security definer
set search_path = ''
as $$
declare
  lifted public.account_bans;
begin
  update auth.users set banned_until = null where id = p_user_id and deleted_at is null;
  if not found then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  delete from public.account_bans where user_id = p_user_id returning * into lifted;
  return lifted;
end;
$$;
comment on function private.unban_account(uuid) is
  'Lets a banned account sign in again, and gives the ban that was lifted; its sessions have ended for good. Refuses with '
  'account-not-found.';
revoke all on function private.unban_account(uuid) from public;
grant execute on function private.unban_account(uuid) to service_role;
