-- A learner is told which of their certificates were revoked. Why is written for admins, so the table itself stays closed.

create function public.read_own_revocations()
returns table (credential_id uuid, revoked_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select credentials.id, revocations.revoked_at
  from public.credentials
  join public.credential_revocations as revocations
    on revocations.list = credentials.list and revocations.place = credentials.place
  where credentials.user_id = (select auth.uid()) and (select private.session_is_complete());
$$;
comment on function public.read_own_revocations() is 'Which certificates of the caller were revoked, and when.';
revoke all on function public.read_own_revocations() from public, anon, authenticated, service_role;
grant execute on function public.read_own_revocations() to authenticated;
