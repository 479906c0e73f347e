-- Why somebody is banned, beside the engine's own note of until when (auth.users.banned_until).

create table public.account_bans (
  user_id uuid primary key references auth.users on delete cascade,
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  banned_at timestamptz not null default now(),
  ends_at timestamptz
);
comment on table public.account_bans is
  'Why an account is banned. Written by the server only; what decides is auth.users.banned_until.';
comment on column public.account_bans.ends_at is 'Null: until an admin lifts the ban.';

revoke all on table public.account_bans from anon, authenticated, service_role;
alter table public.account_bans enable row level security;
grant select on table public.account_bans to authenticated;
grant select, insert, update, delete on table public.account_bans to service_role;
create policy "Admins see why somebody is banned" on public.account_bans
  for select to authenticated using ((select public.is_admin()));
create policy "Every step of signing in is passed" on public.account_bans as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.ban_account(p_user_id uuid, p_ends_at timestamptz, p_reason text) returns void
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
  'Bans an account from now on, and ends its sessions. Refuses with account-not-found, own-account, account-is-admin.';
revoke all on function private.ban_account(uuid, timestamptz, text) from public;
grant execute on function private.ban_account(uuid, timestamptz, text) to service_role;

create function private.unban_account(p_user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update auth.users set banned_until = null where id = p_user_id and deleted_at is null;
  if not found then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  delete from public.account_bans where user_id = p_user_id;
end;
$$;
comment on function private.unban_account(uuid) is
  'Lets a banned account sign in again; its sessions have ended for good. Refuses with account-not-found.';
revoke all on function private.unban_account(uuid) from public;
grant execute on function private.unban_account(uuid) to service_role;

create function private.change_role(p_user_id uuid, p_is_admin boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One change after the other: two admins who take the role from each other must not leave none.
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
  if p_user_id = (select auth.uid()) then
    raise exception 'Nobody changes their own role.' using hint = 'own-account';
  end if;
  if not exists (select from auth.users where id = p_user_id and deleted_at is null) then
    raise exception 'There is no such account.' using hint = 'account-not-found';
  end if;
  if p_is_admin then
    if exists (select from auth.users where id = p_user_id and banned_until > now()) then
      raise exception 'A banned account gets no role.' using hint = 'account-banned';
    end if;
    insert into public.user_roles (user_id, role) values (p_user_id, 'admin') on conflict do nothing;
    return;
  end if;
  delete from public.user_roles where user_id = p_user_id and role = 'admin';
  if not exists (
    select from public.user_roles join auth.users on users.id = user_roles.user_id
    where coalesce(users.banned_until, '-infinity') <= now() and users.deleted_at is null
  ) then
    raise exception 'Somebody has to be an admin.' using hint = 'last-admin';
  end if;
  -- What was opened with the role, views of learners included, ends with it.
  delete from auth.sessions where user_id = p_user_id;
end;
$$;
comment on function private.change_role(uuid, boolean) is
  'Gives an account the role admin, or takes it and ends the sessions. Refuses with own-account, account-not-found, '
  'account-banned, last-admin.';
revoke all on function private.change_role(uuid, boolean) from public;
grant execute on function private.change_role(uuid, boolean) to service_role;
