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

-- A mail that was asked for within such a flow leads to a code instead of a session.
alter table auth.one_time_tokens add column flow_state_id uuid references auth.flow_state on delete cascade;
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);
