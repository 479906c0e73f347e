-- Accounts that are to be deleted once their grace period is over, and what else is known about their address.

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

-- An application stays, since it has taken a place or not; who sent it is forgotten.
create function private.forget_forms_of(p_email text) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.leads where lower(email) = lower(p_email);
  update public.scholarship_applications
  set first_name = '-', last_name = '-', email = 'deleted@example.invalid'
  where lower(email) = lower(p_email);
$$;
comment on function private.forget_forms_of(text) is
  'Takes the sender out of the forms that were sent with this address. For an address that its owner has confirmed.';
revoke all on function private.forget_forms_of(text) from public;
grant execute on function private.forget_forms_of(text) to service_role;
