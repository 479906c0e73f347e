-- Who holds a privileged role, and which legal documents somebody accepted when signing up.

-- Rules that are no calls live here: PostgREST exposes `public` only, so nobody can call them by name.
create schema private;
comment on schema private is 'Rule and trigger functions. Not exposed; client roles cannot name anything in it.';
revoke all on schema private from public;
grant usage on schema private to service_role;

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

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select
    from public.user_roles
    join auth.users on users.id = user_roles.user_id
    where user_roles.user_id = (select auth.uid())
      and user_roles.role = 'admin'
      and coalesce(users.banned_until, '-infinity') <= now()
      and users.deleted_at is null
  );
$$;
comment on function public.is_admin() is
  'Whether the caller is an admin now: holds the role, is not banned, was not deleted. False for a visitor.';
revoke all on function public.is_admin() from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to anon, authenticated, service_role;

create table public.legal_acceptances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  document text not null check (document in ('terms', 'risk-disclosure')),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(version, 'date')),
  accepted_at timestamptz not null default now(),
  unique (user_id, document, version)
);
comment on table public.legal_acceptances is
  'Which version of which document a learner accepted, and when. Evidence: nobody but the database writes it.';
comment on column public.legal_acceptances.version is 'The day the accepted version came into force.';

revoke all on table public.legal_acceptances from anon, authenticated, service_role;
alter table public.legal_acceptances enable row level security;
grant select on table public.legal_acceptances to authenticated;
grant select, insert, update, delete on table public.legal_acceptances to service_role;
create policy "Learners see what they accepted" on public.legal_acceptances
  for select to authenticated using (user_id = (select auth.uid()));

-- What sign-up sent is metadata that a stranger wrote. Anything that is not a known document with a date is
-- left out instead of refused: a malformed claim must not stop an account from being made.
create function private.record_accepted_documents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.legal_acceptances (user_id, document, version)
  select new.id, accepted.key, accepted.value
  from jsonb_each_text(new.raw_user_meta_data -> 'accepted') as accepted
  where accepted.key in ('terms', 'risk-disclosure')
    and accepted.value ~ '^\d{4}-\d{2}-\d{2}$'
    and pg_input_is_valid(accepted.value, 'date');
  return null;
end;
$$;
comment on function private.record_accepted_documents() is
  'Keeps the documents named in user metadata as {"accepted": {"terms": "2026-11-01"}} when an account is made.';
revoke all on function private.record_accepted_documents() from public;

create trigger record_accepted_documents after insert on auth.users
  for each row when (jsonb_typeof(new.raw_user_meta_data -> 'accepted') = 'object')
  execute function private.record_accepted_documents();
