-- Who is an admin now, what admins did, and how they ban accounts and give roles. What every later policy asks of a session
-- stands first.
-- replaces: 20261121090000 20261121091400 20261121120000 20261121160000 20261121181000 20261121181100
-- replaces: 20261121181200 20261121181300 20261121187100 20261122110200 20261122201300
-- of release: 0.1.0

-- ---------------------------------------------------------------- what a session is believed

-- Whoever has set up a second step of signing in is believed only once they have passed it: a stolen password alone
-- reaches nothing of theirs. Restrictive policies ask it on every table of learners.
create function private.session_is_complete() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'
  );
$$;
comment on function private.session_is_complete() is
  'Whether the caller has passed every step of signing in that they have set up.';
revoke all on function private.session_is_complete() from public;
grant execute on function private.session_is_complete() to authenticated, service_role;

-- An admin who looks at the product as a learner sees it has a token that names the learner, and under `act` the admin
-- (RFC 8693, section 4.1). The engine lets it read only; docs/decisions/impersonation.md. What a learner wrote or answered
-- stays theirs, for whoever looks on, too.
create function private.session_is_own() returns boolean
language sql stable
set search_path = ''
as $$ select auth.jwt() -> 'act' is null $$;
comment on function private.session_is_own() is 'False for somebody who looks on as somebody else.';
revoke all on function private.session_is_own() from public;
grant execute on function private.session_is_own() to authenticated, service_role;

-- ---------------------------------------------------------------- roles

create table public.user_roles (
  user_id uuid not null references auth.users on delete cascade,
  role text not null check (role in ('admin')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is
  'Privileged roles. A row, not a claim of the token, so that taking a role away acts on the next request.';

revoke all on table public.user_roles from anon, authenticated, service_role;
alter table public.user_roles enable row level security;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;
create policy "Learners see their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.user_roles as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- Its policy asks is_admin, which reads it: the policy stands below that.
create table public.installation_settings (
  key text primary key check (key ~ '^[a-z_]{1,60}$'),
  value jsonb not null check (octet_length(value::text) <= 16384)
);
comment on table public.installation_settings is
  'Facts about this installation that rules in the database need; the server writes them at its start.';
comment on column public.installation_settings.value is
  'For the key payment_provider: null (everything is open) or the name of the provider. For admins_need_second_step: '
  'whether every admin has to pass a second step of signing in; left out, only those who have set one up.';

revoke all on table public.installation_settings from anon, authenticated, service_role;
alter table public.installation_settings enable row level security;
grant select on table public.installation_settings to authenticated;
grant select, insert, update, delete on table public.installation_settings to service_role;

-- Admins and their second step of signing in: one who has set it up is an admin once it is passed, and an operator can
-- ask it of every admin. Read on each request, so that a change of the setting acts at once.
create function public.admin_access() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.session_is_own() or not exists (
      select
      from public.user_roles
      join auth.users on users.id = user_roles.user_id
      where user_roles.user_id = (select auth.uid())
        and user_roles.role = 'admin'
        and coalesce(users.banned_until, '-infinity') <= now()
        and users.deleted_at is null
    ) then 'none'
    when auth.jwt() ->> 'aal' = 'aal2' then 'granted'
    when exists (
      select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
    ) then 'second-step-needed'
    when exists (
      select from public.installation_settings where key = 'admins_need_second_step' and value = 'true'
    ) then 'second-step-missing'
    else 'granted'
  end;
$$;
comment on function public.admin_access() is
  'What keeps the caller from being an admin: "none" for everybody without the role and for whoever looks on as somebody '
  'else, "second-step-needed" for an admin who has not passed the second step yet, "second-step-missing" for one who has to '
  'set it up first, "granted" for an admin. Clients ask an admin who is granted without aal2 to set up a second step.';
revoke all on function public.admin_access() from public, anon, authenticated, service_role;
grant execute on function public.admin_access() to authenticated;

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$ select public.admin_access() = 'granted' $$;
comment on function public.is_admin() is
  'Whether the caller is an admin now: holds the role, is not banned, was not deleted, and has passed the second step '
  'that they have set up or that the operator asks of admins. False for a visitor.';
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to anon, authenticated, service_role;

create policy "Admins see the settings" on public.installation_settings
  for select to authenticated using ((select public.is_admin()));

-- How an operator makes an admin: `npm run admin -- EMAIL` calls this with the installation's secret key. It says whether
-- anything changed, so that the command can.
create function public.grant_admin(p_email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  select id into found_id from auth.users where email = lower(trim(p_email)) and deleted_at is null;
  if found_id is null then
    raise exception 'No account has this address.' using hint = 'account-not-found';
  end if;
  insert into public.user_roles (user_id, role) values (found_id, 'admin') on conflict do nothing;
  return case
    when not found then 'unchanged'
    when exists (select from auth.mfa_factors where user_id = found_id and status = 'verified') then 'granted'
    else 'granted-without-second-step'
  end;
end;
$$;
comment on function public.grant_admin(text) is
  'Gives the account with this address the role admin, and says "granted", "granted-without-second-step" or '
  '"unchanged". For the server only; refuses with the hint account-not-found.';
revoke all on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;

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

-- ---------------------------------------------------------------- the log of admins

create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$' and char_length(action) <= 60),
  subject_id uuid,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096),
  created_at timestamptz not null default now(),
  outcome text not null default 'done' check (outcome in ('done', 'refused'))
);
comment on table public.admin_actions is
  'Append-only log of what admins did and of who tried to without being one, written by the wrapper of the functions for '
  'admins. Says nothing personal about a subject, whose row may have to be forgotten.';
comment on column public.admin_actions.user_id is
  'The admin, or whoever was refused; null once their account was deleted.';
comment on column public.admin_actions.action is 'The verb and noun of the function, such as decide-application.';
comment on column public.admin_actions.subject_id is
  'The row that was acted on; it may be gone by now. Null for refusals, and where the subject is no row.';
-- Each filter of the log is read newest first.
create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_subject_id_idx on public.admin_actions (subject_id);
create index admin_actions_user_id_created_at_idx on public.admin_actions (user_id, created_at desc);
create index admin_actions_action_idx on public.admin_actions (action, created_at desc);
create index admin_actions_refused_idx on public.admin_actions (created_at desc) where outcome = 'refused';

revoke all on table public.admin_actions from anon, authenticated, service_role;
alter table public.admin_actions enable row level security;
grant select on table public.admin_actions to authenticated;
grant select, insert on table public.admin_actions to service_role;
create policy "Admins see what admins did" on public.admin_actions
  for select to authenticated using ((select public.is_admin()));
create policy "Every step of signing in is passed" on public.admin_actions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.anonymise_admin_action() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'The log of admins is append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$$;
comment on function private.anonymise_admin_action() is
  'Of a row of the audit log nothing ever changes but that the account it names is deleted.';
revoke all on function private.anonymise_admin_action() from public;
create trigger anonymise_admin_action before update on public.admin_actions
  for each row execute function private.anonymise_admin_action();

-- ---------------------------------------------------------------- bans

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

-- An account is banned or an admin, never both, also when two admins act on it at the same moment: bans wait for changes of
-- roles, as those wait for each other.
create function private.ban_account(p_user_id uuid, p_ends_at timestamptz, p_reason text) returns void
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
comment on function private.ban_account(uuid, timestamptz, text) is
  'Bans an account from now on, and ends its sessions. Refuses with account-not-found, own-account, account-is-admin, '
  'ban-over.';
revoke all on function private.ban_account(uuid, timestamptz, text) from public;
grant execute on function private.ban_account(uuid, timestamptz, text) to service_role;

-- A ban that is lifted by mistake can be set again as it was: until the same moment, for the same reason.
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
