-- From where somebody has signed in with the right password: guesses by others do not keep them out there.
create table auth.known_addresses (
  user_id uuid not null references auth.users on delete cascade,
  -- Digest of the address block, so that the table does not say who was where.
  address_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, address_hash)
);
create index known_addresses_last_seen_at_idx on auth.known_addresses (last_seen_at);
