-- An account is banned or an admin, never both, also when two admins act on it at the same moment: bans wait for changes of
-- roles, as those wait for each other.

create or replace function private.ban_account(p_user_id uuid, p_ends_at timestamptz, p_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
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
