-- Uploads that go on where they broke off. The bytes that have come lie in a file of the same id; its length says how many.

create table storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets on delete cascade,
  name text not null check (octet_length(name) between 1 and 1024),
  owner_id text,
  length bigint not null check (length >= 0),
  upsert boolean not null,
  -- Whether it was begun by a signed address, and whether it counts for a quota.
  is_signed boolean not null,
  has_quota boolean not null,
  mimetype text not null,
  cache_control text not null,
  user_metadata jsonb,
  expires_at timestamptz not null
);
create index resumable_uploads_owner_id_idx on storage.resumable_uploads (owner_id);
create index resumable_uploads_bucket_id_idx on storage.resumable_uploads (bucket_id);
create index resumable_uploads_expires_at_idx on storage.resumable_uploads (expires_at);

alter table storage.resumable_uploads enable row level security;
grant select, insert, update, delete on table storage.resumable_uploads to service_role;
