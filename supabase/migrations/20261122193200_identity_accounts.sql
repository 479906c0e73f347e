-- What an account carries: the documents that were accepted, a name that is fit to be read by others, the wish to be
-- deleted, and the mark of a demonstration.
-- replaces: 20261121120100 20261121185000 20261122190000 20261122200000
-- of release: 0.1.0

-- ---------------------------------------------------------------- accepted documents

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
create policy "Every step of signing in is passed" on public.legal_acceptances as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

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

-- ---------------------------------------------------------------- names

create function private.plain_profile(profile jsonb) returns jsonb
language sql immutable strict
set search_path = ''
as $$
  select profile - array['full_name', 'name'] || coalesce(
    jsonb_object_agg(names.key, names.plain) filter (where names.plain <> ''), '{}'
  )
  from (
    select key, private.plain_name(profile ->> key) as plain
    from unnest(array['full_name', 'name']) as key
    where jsonb_typeof(profile -> key) = 'string'
  ) as names;
$$;
comment on function private.plain_profile(jsonb) is
  'user_metadata with plain names. A name that is no text, or of which nothing is left, is taken out.';
revoke all on function private.plain_profile(jsonb) from public;
grant execute on function private.plain_profile(jsonb) to service_role;

create function private.apply_plain_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := private.plain_profile(new.raw_user_meta_data);
  return new;
end;
$$;
comment on function private.apply_plain_profile() is 'Keeps names of accounts plain, whoever writes them.';
revoke all on function private.apply_plain_profile() from public;
create trigger apply_plain_profile before insert or update of raw_user_meta_data on auth.users
  for each row when (new.raw_user_meta_data ?| array['full_name', 'name'])
  execute function private.apply_plain_profile();

-- ---------------------------------------------------------------- deletion

-- Accounts that are to be deleted once their grace period is over.
create table public.account_deletions (
  user_id uuid primary key references auth.users on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  check (due_at >= requested_at)
);
comment on table public.account_deletions is
  'Learners who want their account deleted. Until it is due they can change their mind; then a job deletes the account.';
create index account_deletions_due_at_idx on public.account_deletions (due_at);

revoke all on table public.account_deletions from anon, authenticated, service_role;
alter table public.account_deletions enable row level security;
grant select on table public.account_deletions to authenticated;
grant select, insert, update, delete on table public.account_deletions to service_role;
create policy "Learners see when their own account goes" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.account_deletions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- Whoever comes to an account by a mail, while somebody else had made it or got into it, gets it without anything that was
-- set before (docs/decisions/accounts.md). A wish of theirs to have it deleted must not outlive that either: the owner would
-- lose the account two weeks later, and no mail tells them of a wish that was made before they confirmed the address. The
-- transaction that hands an account over names it: a password also goes with an address that its owner unlinks, and an
-- account need not have one.
create function private.forget_deletion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.account_deletions where user_id = new.id;
  return null;
end;
$$;
comment on function private.forget_deletion() is
  'Forgets the wish for deletion of an account that is handed over to its owner.';
revoke all on function private.forget_deletion() from public;

create trigger forget_deletion after update of encrypted_password on auth.users
  for each row when (current_setting('auth.handed_over_user', true) = new.id::text)
  execute function private.forget_deletion();

-- ---------------------------------------------------------------- demonstration

-- Learners who exist to show the product with: `npm run demo-data` makes them and takes them away again. A table and not
-- only a mark on the account, so that a figure can leave them out, or say that they are in it, with one indexed look-up.
create table private.demonstration_users (
  user_id uuid primary key references auth.users on delete cascade
);
comment on table private.demonstration_users is
  'Accounts of demonstration learners, also marked by raw_app_meta_data {"demonstration": true}. Written by the owner of '
  'the database only; docs/demo-data.md.';

revoke all on table private.demonstration_users from public, anon, authenticated, service_role;
alter table private.demonstration_users enable row level security;
grant select on table private.demonstration_users to service_role;
