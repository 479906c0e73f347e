-- Accounts, on GoTrue's table and column names, so that projects that refer to auth.users work unchanged. No client role may
-- read any table of this schema: there are no grants, and row-level security without a policy shows nothing to whoever is
-- given one by mistake.
-- replaces: 0002 0005 0007 0011 0013 0031
-- replaces: 0061
-- of release: 0.1.0

-- ---------------------------------------------------------------- accounts

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  instance_id uuid not null default '00000000-0000-0000-0000-000000000000',
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  email_change text,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  is_super_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
-- Addresses are kept in lower case; an address can belong to one account of ours only.
create unique index users_email_key on auth.users (email) where not is_sso_user;
create index users_created_at_idx on auth.users (created_at);
-- Accounts are found by the beginning of their address, or of a word of the name that they signed up with.
create index users_email_prefix_idx on auth.users (email collate "C");
create index users_full_name_words_idx on auth.users
using gin (to_tsvector('simple', coalesce(raw_user_meta_data ->> 'full_name', '')));

alter table auth.users enable row level security;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users on delete cascade,
  identity_data jsonb not null check (jsonb_typeof(identity_data) = 'object'),
  provider text not null,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

alter table auth.identities enable row level security;

-- ---------------------------------------------------------------- second factors

-- On GoTrue's table names. What could pass a factor is not readable here: secrets are sealed with a key of the installation,
-- codes are kept as digests. Challenges belong to sessions and stand with them.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret bytea,
  phone text,
  -- RFC 6238, 5.2: a code is accepted once, so the time step of the last one is remembered.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_friendly_name_key on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create unique index mfa_factors_recovery_code_key on auth.mfa_factors (user_id) where factor_type = 'recovery_code';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);

alter table auth.mfa_factors enable row level security;

create table auth.mfa_recovery_codes (
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

alter table auth.mfa_recovery_codes enable row level security;

-- ---------------------------------------------------------------- the audit log

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default now()
);
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);
-- For whoever looks up what one account did.
create index audit_log_entries_actor_id_idx on auth.audit_log_entries ((payload ->> 'actor_id'));

alter table auth.audit_log_entries enable row level security;

-- What is in the audit log stays as it is, also for whoever owns the tables: an entry can lose the address that it was
-- written from (when an account is deleted), and disappears after a year. Nothing else changes it.
create function auth.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.ip_address = ''
    and (new.id, new.payload, new.created_at) is not distinct from (old.id, old.payload, old.created_at) then
    return new;
  end if;
  if tg_op = 'DELETE' and old.created_at < now() - interval '1 year' then
    return old;
  end if;
  raise exception 'The audit log can only be added to.' using errcode = 'insufficient_privilege';
end $$;

create trigger keep_audit_log before update or delete on auth.audit_log_entries
for each row execute function auth.keep_audit_log();
create trigger keep_whole_audit_log before truncate on auth.audit_log_entries
for each statement execute function auth.keep_audit_log();

-- When an account goes, the audit log keeps what was done and forgets from where.
create function auth.forget_addresses() returns trigger
language plpgsql set search_path = ''
as $$
begin
  update auth.audit_log_entries set ip_address = '' where payload ->> 'actor_id' = old.id::text and ip_address <> '';
  return null;
end $$;

create trigger forget_addresses after delete on auth.users
for each row execute function auth.forget_addresses();
create trigger forget_addresses_of_emptied after update of deleted_at on auth.users
for each row when (old.deleted_at is null and new.deleted_at is not null) execute function auth.forget_addresses();

-- ---------------------------------------------------------------- limits

-- Counters of the rate limits, shared by every server process. A window begins with its first hit.
create table auth.rate_limits (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null default 1
);
create index rate_limits_window_start_idx on auth.rate_limits (window_start);

alter table auth.rate_limits enable row level security;

-- From where somebody has signed in with the right password: guesses by others do not keep them out there.
create table auth.known_addresses (
  user_id uuid not null references auth.users on delete cascade,
  -- Digest of the address block, so that the table does not say who was where.
  address_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, address_hash)
);
create index known_addresses_last_seen_at_idx on auth.known_addresses (last_seen_at);

alter table auth.known_addresses enable row level security;
