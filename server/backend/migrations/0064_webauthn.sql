-- Public keys of WebAuthn: passkeys, which sign in by themselves, and keys that are a second factor. Nothing here is secret:
-- what answers a challenge never leaves the device of its owner.

alter table auth.mfa_factors drop constraint mfa_factors_factor_type_check,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code'));

-- What the key of a factor is to sign.
alter table auth.mfa_challenges add column webauthn_challenge text;

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- The second factor that this is the key of. A passkey has none: neither can stand in for the other.
  factor_id uuid unique references auth.mfa_factors on delete cascade,
  -- In base64url, as browsers send it; chosen by the device, so that no two accounts share one.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null check (octet_length(public_key) <= 8192),
  -- What the device counted last; one that goes back is a copy.
  sign_count bigint not null,
  transports text[] not null default '{}',
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);

alter table auth.webauthn_credentials enable row level security;

-- What a passkey is to sign, once: to be added by a session, or to sign in whoever holds it.
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  -- Only the session that asked can add a passkey; a sign-in has none yet.
  session_id uuid references auth.sessions on delete cascade,
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_session_id_idx on auth.webauthn_challenges (session_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

alter table auth.webauthn_challenges enable row level security;
