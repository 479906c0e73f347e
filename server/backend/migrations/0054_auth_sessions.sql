-- Sessions and what ends them, and the ways that lead to one: refresh tokens, second steps, links and codes in mails, and
-- outside providers.
-- replaces: 0004 0006 0012 0014
-- of release: 0.1.0

-- ---------------------------------------------------------------- sessions

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
  updated_at timestamptz not null default now(),
  -- The factor that raised the session to aal2: without it the session falls back.
  factor_id uuid references auth.mfa_factors on delete set null
);
create index sessions_user_id_idx on auth.sessions (user_id);
create index sessions_factor_id_idx on auth.sessions (factor_id);

alter table auth.sessions enable row level security;

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

alter table auth.refresh_tokens enable row level security;

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  -- Only the session that asked can answer.
  session_id uuid not null references auth.sessions on delete cascade,
  code_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create index mfa_challenges_session_id_idx on auth.mfa_challenges (session_id);

alter table auth.mfa_challenges enable row level security;

-- ---------------------------------------------------------------- what ends a session at once

-- Sessions and users whose access tokens are refused although they have not expired yet. Every server process keeps a
-- copy in memory and hears of changes, so that a request costs no look-up. No token lives longer than seven days.
create table auth.revocations (
  subject uuid primary key,
  until timestamptz not null
);
create index revocations_until_idx on auth.revocations (until);

alter table auth.revocations enable row level security;

create function auth.note_ended_sessions() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into auth.revocations (subject, until) select id, now() + interval '7 days' from ended
  on conflict (subject) do update set until = excluded.until;
  perform pg_notify('auth_revocations', format('%s %s', id, ceil(extract(epoch from now() + interval '7 days'))))
  from ended;
  return null;
end $$;

create trigger note_ended_sessions after delete on auth.sessions
referencing old table as ended for each statement execute function auth.note_ended_sessions();

create function auth.note_ban() returns trigger
language plpgsql set search_path = ''
as $$
declare
  longest timestamptz := now() + interval '7 days';
  ends_at timestamptz := case
    when new.deleted_at is not null then longest
    when new.banned_until > now() then least(new.banned_until, longest) end;
begin
  if ends_at is not null then
    insert into auth.revocations (subject, until) values (new.id, ends_at)
    on conflict (subject) do update set until = excluded.until;
  else
    delete from auth.revocations where subject = new.id;
  end if;
  perform pg_notify('auth_revocations', format('%s %s', new.id, coalesce(ceil(extract(epoch from ends_at)), 0)));
  return null;
end $$;

create trigger note_ban after update of banned_until, deleted_at on auth.users
for each row when (old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at)
execute function auth.note_ban();

-- ---------------------------------------------------------------- ways to a session

-- Sign-in flows that end with an authorization code (PKCE, RFC 7636): the browser that began one is the only one that
-- can finish it. The code itself is kept as a digest.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  auth_code_hash bytea unique,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  code_challenge text not null,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_created_at_idx on auth.flow_state (created_at);

alter table auth.flow_state enable row level security;

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
  -- A mail that was asked for within a flow leads to a code instead of a session.
  flow_state_id uuid references auth.flow_state on delete cascade,
  unique (user_id, token_type)
);
create index one_time_tokens_token_hash_idx on auth.one_time_tokens (token_hash);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);

alter table auth.one_time_tokens enable row level security;

-- Sign-ins at an outside provider that have begun: the state that comes back with the visitor works once, in the browser
-- that asked for it. Nonce and code verifier are derived from the state, so they are not kept.
create table auth.oauth_states (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  redirect_to text not null,
  flow_state_id uuid references auth.flow_state on delete cascade,
  -- Who wants to link the identity to their account; null for a sign-in.
  linking_user_id uuid references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Linking ends with the session that began it: whoever was thrown out must not come back by it.
  linking_session_id uuid references auth.sessions on delete cascade,
  check ((linking_user_id is null) = (linking_session_id is null))
);
create index oauth_states_expires_at_idx on auth.oauth_states (expires_at);
create index oauth_states_flow_state_id_idx on auth.oauth_states (flow_state_id);
create index oauth_states_linking_user_id_idx on auth.oauth_states (linking_user_id);
create index oauth_states_linking_session_id_idx on auth.oauth_states (linking_session_id);

alter table auth.oauth_states enable row level security;
