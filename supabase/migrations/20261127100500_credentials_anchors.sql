-- Roots over the certificates of a day, on their way into the blockchain of Bitcoin. Written by the server only; only roots
-- leave it.

create table public.certificate_anchors (
  id uuid primary key default gen_random_uuid(),
  root text not null unique check (root ~ '^[0-9a-f]{64}$'),
  size integer not null check (size between 1 and 50000),
  made_at timestamptz not null default clock_timestamp(),
  block_height integer check (block_height between 0 and 100000000),
  block_header text check (block_header ~ '^[0-9a-f]{160}$'),
  anchored_at timestamptz,
  check (num_nulls(block_height, block_header, anchored_at) = any ('{0,3}'))
);
comment on table public.certificate_anchors is
  'The root of the tree (RFC 6962) over certificates that were issued since the one before, at most one a day.';
comment on column public.certificate_anchors.block_header is
  'Of the block of Bitcoin that the root is in, once it was looked at.';
create index certificate_anchors_made_at_idx on public.certificate_anchors (made_at);

revoke all on table public.certificate_anchors from anon, authenticated, service_role;
alter table public.certificate_anchors enable row level security;
grant select, insert on table public.certificate_anchors to service_role;
grant update (block_height, block_header, anchored_at) on table public.certificate_anchors to service_role;

create function private.guard_anchors() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.block_height is null and (new.id, new.root, new.size, new.made_at)
    is not distinct from (old.id, old.root, old.size, old.made_at) then
    return new;
  end if;
  raise exception 'A root and its block are append-only.' using hint = 'append-only';
end;
$$;
comment on function private.guard_anchors() is 'Lets a root get its block once, and refuses everything else.';
revoke all on function private.guard_anchors() from public;
create trigger guard_anchors before update or delete on public.certificate_anchors
  for each row execute function private.guard_anchors();

create table public.anchored_leaves (
  leaf text primary key check (leaf ~ '^[0-9a-f]{64}$'),
  anchor_id uuid not null references public.certificate_anchors,
  place integer not null check (place between 0 and 49999),
  credential_id uuid unique references public.credentials on delete set null,
  unique (anchor_id, place)
);
comment on table public.anchored_leaves is
  'The hashes of certificates under a root, in their order. They stay when an account goes: the ways of the others lead past them.';

revoke all on table public.anchored_leaves from anon, authenticated, service_role;
alter table public.anchored_leaves enable row level security;
grant select, insert on table public.anchored_leaves to service_role;

create function private.guard_leaves() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.credential_id is null
    and (new.leaf, new.anchor_id, new.place) is not distinct from (old.leaf, old.anchor_id, old.place) then
    return new;
  end if;
  raise exception 'What is under a root is append-only.' using hint = 'append-only';
end;
$$;
comment on function private.guard_leaves() is 'Lets a hash forget the certificate that went with its account, and refuses everything else.';
revoke all on function private.guard_leaves() from public;
create trigger guard_leaves before update or delete on public.anchored_leaves
  for each row execute function private.guard_leaves();

create table public.anchor_timestamps (
  anchor_id uuid not null references public.certificate_anchors,
  calendar text not null check (char_length(calendar) between 1 and 1000),
  asked_at timestamptz not null,
  "timestamp" text check (octet_length("timestamp") <= 65536),
  failures integer not null default 0 check (failures >= 0),
  last_error text check (char_length(last_error) <= 1000),
  primary key (anchor_id, calendar)
);
comment on table public.anchor_timestamps is 'What each calendar of OpenTimestamps has said of a root so far, and why it could not be asked.';
comment on column public.anchor_timestamps."timestamp" is 'From the root on, in base64url; null until the calendar has taken the root.';

revoke all on table public.anchor_timestamps from anon, authenticated, service_role;
alter table public.anchor_timestamps enable row level security;
grant select, insert, update on table public.anchor_timestamps to service_role;
