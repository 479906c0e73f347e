-- How an operator makes an admin: `npm run admin -- EMAIL` calls this with the installation's secret key.
create function public.grant_admin(p_email text) returns uuid
language plpgsql
security definer
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
  return found_id;
end;
$$;
comment on function public.grant_admin(text) is
  'Gives the account with this address the role admin. For the server only; refuses with the hint account-not-found.';
revoke all on function public.grant_admin(text) from public, anon, authenticated;
grant execute on function public.grant_admin(text) to service_role;
