-- A trial is given once to an address: who deletes an account and comes back goes on with the trial they had, or with none.
-- What is kept to know them by tells nobody the address (docs/decisions/payments.md).
-- replaces: 20261122203000
-- of release: 0.1.0

create table private.trial_salt (
  is_only_row boolean primary key default true check (is_only_row),
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
comment on table private.trial_salt is
  'Random, different in every installation: digests of addresses from elsewhere find nothing here.';

revoke all on table private.trial_salt from public, anon, authenticated, service_role;
alter table private.trial_salt enable row level security;
insert into private.trial_salt default values;

create table private.trials (
  address_digest bytea primary key check (octet_length(address_digest) = 32),
  ends_at timestamptz not null
);
comment on table private.trials is
  'The end of the trial that an address was given, whether or not its account is still there. Forgotten a year after it.';
create index trials_ends_at_idx on private.trials (ends_at);

revoke all on table private.trials from public, anon, authenticated, service_role;
alter table private.trials enable row level security;

create function private.address_digest(address text) returns bytea
language sql stable
set search_path = ''
as $$
  with parts as (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as mailbox,
      case split_part(lower(address), '@', 2) when 'googlemail.com' then 'gmail.com'
        else split_part(lower(address), '@', 2) end as host
  )
  select sha256(
    (select salt from private.trial_salt)
    || convert_to(case host when 'gmail.com' then replace(mailbox, '.', '') else mailbox end || '@' || host, 'UTF8'))
  from parts;
$$;
comment on function private.address_digest(text) is
  'A salted digest of the mailbox behind an address: the same whatever its capitals, its part after a plus, and its dots '
  'where they do not count.';
revoke all on function private.address_digest(text) from public;

-- As the owner: learners may read neither the addresses nor the digests.
create function private.apply_earlier_trial() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  first_ends_at timestamptz;
begin
  if new.status <> 'trialing' or new.trial_ends_at is null then
    return new;
  end if;
  -- An address that nobody has confirmed may be a stranger's, whose trial is not to be used up.
  insert into private.trials as known (address_digest, ends_at)
  select private.address_digest(email), new.trial_ends_at from auth.users
  where id = new.user_id and email is not null and email_confirmed_at is not null
  on conflict (address_digest) do update set ends_at = known.ends_at
  returning ends_at into first_ends_at;
  new.trial_ends_at := coalesce(first_ends_at, new.trial_ends_at);
  if first_ends_at <= now() then
    new.status := 'expired';
  end if;
  return new;
end;
$$;
comment on function private.apply_earlier_trial() is
  'Goes on with the trial that the address of a learner was given before, instead of beginning another.';
revoke all on function private.apply_earlier_trial() from public;
create trigger apply_earlier_trial before insert on public.subscriptions
  for each row execute function private.apply_earlier_trial();
