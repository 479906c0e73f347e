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
  expires_at timestamptz not null
);
create index oauth_states_expires_at_idx on auth.oauth_states (expires_at);
create index oauth_states_flow_state_id_idx on auth.oauth_states (flow_state_id);
create index oauth_states_linking_user_id_idx on auth.oauth_states (linking_user_id);
