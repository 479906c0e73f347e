-- Whoever has set up a second step of signing in is believed only once they have passed it: a stolen password alone
-- reaches nothing of theirs.

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

-- A restrictive policy only takes away: what the other policies of the table allow stays as it is.
do $$
declare
  personal record;
begin
  for personal in
    select distinct relation.relname
    from pg_class as relation
    join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attname = 'user_id'
    join pg_policy as policy on policy.polrelid = relation.oid and 'authenticated'::regrole = any (policy.polroles)
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
  loop
    execute format(
      'create policy "Every step of signing in is passed" on public.%I as restrictive for all to authenticated '
      'using ((select private.session_is_complete())) with check ((select private.session_is_complete()))',
      personal.relname
    );
  end loop;
end;
$$;
