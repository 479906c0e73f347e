-- Admins and their second step of signing in: one who has set it up is an admin once it is passed, and an operator can
-- ask it of every admin. Read on each request, so that a change of the setting acts at once.

comment on column public.installation_settings.value is
  'For the key payment_provider: null (everything is open) or the name of the provider. For admins_need_second_step: '
  'whether every admin has to pass a second step of signing in; left out, only those who have set one up.';

create function public.admin_access() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not exists (
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
  'What keeps the caller from being an admin: "none" for everybody without the role, "second-step-needed" for an admin '
  'who has not passed the second step yet, "second-step-missing" for one who has to set it up first, "granted" for an '
  'admin. Clients ask an admin who is granted without aal2 to set up a second step.';
revoke all on function public.admin_access() from public, anon, authenticated, service_role;
grant execute on function public.admin_access() to authenticated;

create or replace function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$ select public.admin_access() = 'granted' $$;
comment on function public.is_admin() is
  'Whether the caller is an admin now: holds the role, is not banned, was not deleted, and has passed the second step '
  'that they have set up or that the operator asks of admins. False for a visitor.';

-- Says whether anything changed, so that the command can.
drop function public.grant_admin(text);
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
