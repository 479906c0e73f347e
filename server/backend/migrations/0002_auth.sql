-- Accounts, on GoTrue's table and column names, so that projects that refer to auth.users work unchanged.
-- No client role may read any of these tables.
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

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2', 'aal3')),
  amr jsonb not null default '[]',
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- Only a digest of a refresh token is kept: a stolen database opens no session.
create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id uuid not null references auth.users on delete cascade,
  session_id uuid not null references auth.sessions on delete cascade,
  parent bigint references auth.refresh_tokens on delete set null,
  revoked boolean not null default false,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
create index refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);
create index refresh_tokens_parent_idx on auth.refresh_tokens (parent);

-- Tokens of mail links, and the short codes that stand beside them in the mail. Only digests are kept; each works
-- once, and a code dies after a few wrong guesses.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type text not null check (token_type in ('confirmation', 'recovery', 'email_change_new',
    'email_change_current', 'phone_change', 'reauthentication', 'magiclink')),
  token_hash bytea not null,
  code_hash bytea,
  relates_to text not null,
  attempts integer not null default 0,
  -- The two halves of a change of address wait for each other.
  redeemed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);

create table auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload jsonb not null,
  ip_address text not null default '',
  created_at timestamptz not null default now()
);
create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);

-- Counters of the rate limits, shared by every server process. A window begins with its first hit.
create table auth.rate_limits (
  key text primary key,
  window_start timestamptz not null,
  hits integer not null default 1
);
create index rate_limits_window_start_idx on auth.rate_limits (window_start);
