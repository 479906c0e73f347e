-- Buckets and the objects in them, as a hosted Supabase lays them out, so that a project's own buckets and policies mean the
-- same here and there. The bytes lie outside of the database, each file under the version of its object.

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key check (char_length(id) between 1 and 100),
  name text not null unique check (char_length(name) between 1 and 100),
  owner uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  owner_id text
);

alter table storage.buckets enable row level security;
grant select, insert, update, delete on table storage.buckets to anon, authenticated, service_role;

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text not null check (octet_length(name) between 1 and 1024),
  owner uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  metadata jsonb check (octet_length(metadata::text) <= 16384),
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- The name of the file that holds the bytes. Never used twice: a file is written once, and what replaces it is another.
  version text unique,
  owner_id text,
  user_metadata jsonb check (octet_length(user_metadata::text) <= 16384)
);
create unique index bucketid_objname on storage.objects (bucket_id, name collate "C");
create index objects_owner_id_idx on storage.objects (owner_id);

-- Nobody reaches an object before a project's policies say who. A hosted Supabase grants the same and leaves the rest to them.
alter table storage.objects enable row level security;
grant select, insert, update, delete on table storage.objects to anon, authenticated, service_role;

create function storage.update_updated_at_column() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger update_objects_updated_at before update on storage.objects
for each row execute function storage.update_updated_at_column();
create trigger update_buckets_updated_at before update on storage.buckets
for each row execute function storage.update_updated_at_column();

-- What policies ask of a name: `(storage.foldername(name))[1] = (select auth.uid())::text`.
create function storage.foldername(name text) returns text[]
language sql immutable parallel safe
as $$ select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1] $$;

create function storage.filename(name text) returns text
language sql immutable parallel safe
as $$ select split_part(name, '/', -1) $$;

create function storage.extension(name text) returns text
language sql immutable parallel safe
as $$ select split_part(split_part(name, '/', -1), '.', -1) $$;
