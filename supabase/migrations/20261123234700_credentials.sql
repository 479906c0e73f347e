-- Certificates as signed texts: what they are for, who has earned one, what was signed, who may see it, what was revoked.
-- Written by the server only. What was issued never changes; it goes with the account it belongs to.

create function private.guard_issued() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'What was issued is append-only.' using hint = 'append-only';
end;
$$;
comment on function private.guard_issued() is 'Refuses to change what certificates say, or what was revoked.';
revoke all on function private.guard_issued() from public;

-- ---------------------------------------------------------------- what certificates are for

create table public.achievements (
  id uuid primary key,
  course_id uuid not null references public.courses,
  version integer not null check (version between 1 and 100000),
  body jsonb not null check (jsonb_typeof(body) = 'object' and octet_length(body::text) <= 32768),
  created_at timestamptz not null default clock_timestamp(),
  unique (course_id, version)
);
comment on table public.achievements is 'What a certificate of a course is for, in versions that never change.';
comment on column public.achievements.body is 'The achievement of domain/credentials, word for word as certificates state it.';

revoke all on table public.achievements from anon, authenticated, service_role;
alter table public.achievements enable row level security;
grant select on table public.achievements to anon, authenticated;
grant select, insert on table public.achievements to service_role;
create policy "Everybody reads what certificates are for" on public.achievements
  for select to anon, authenticated using (true);
create trigger guard_issued before update or delete on public.achievements
  for each row execute function private.guard_issued();

-- ---------------------------------------------------------------- who has earned one

create table public.certificate_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  achievement_id uuid not null references public.achievements,
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 8192),
  ordered_at timestamptz not null default clock_timestamp(),
  -- However many sittings end at once, there is one certificate.
  unique (user_id, achievement_id)
);
comment on table public.certificate_orders is
  'One order for each learner and version of an achievement, written with what completes it. A job signs the certificate.';
comment on column public.certificate_orders.facts is 'EarnedFacts of domain/credentials.';
create index certificate_orders_achievement_id_idx on public.certificate_orders (achievement_id);

revoke all on table public.certificate_orders from anon, authenticated, service_role;
alter table public.certificate_orders enable row level security;
grant select on table public.certificate_orders to authenticated;
grant select, insert on table public.certificate_orders to service_role;
create policy "Learners see their own orders" on public.certificate_orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.certificate_orders as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create trigger guard_issued before update on public.certificate_orders
  for each row execute function private.guard_issued();

-- ---------------------------------------------------------------- places in status lists

create table public.status_places (
  list integer not null check (list between 1 and 100000),
  place integer not null check (place between 0 and 131071),
  taken_at timestamptz not null default clock_timestamp(),
  primary key (list, place)
);
comment on table public.status_places is
  'Places of status lists that were given to a certificate, at random and once: they stay taken when the account is gone.';

revoke all on table public.status_places from anon, authenticated, service_role;
alter table public.status_places enable row level security;
grant select, insert on table public.status_places to service_role;
create trigger guard_issued before update or delete on public.status_places
  for each row execute function private.guard_issued();

create table public.credential_revocations (
  list integer not null,
  place integer not null,
  reason text not null check (char_length(reason) between 1 and 1000),
  revoked_at timestamptz not null default clock_timestamp(),
  primary key (list, place),
  foreign key (list, place) references public.status_places
);
comment on table public.credential_revocations is 'Certificates that were revoked, by their places, and why. Nothing is taken back.';

revoke all on table public.credential_revocations from anon, authenticated, service_role;
alter table public.credential_revocations enable row level security;
grant select, insert on table public.credential_revocations to service_role;
create trigger guard_issued before update or delete on public.credential_revocations
  for each row execute function private.guard_issued();

-- ---------------------------------------------------------------- what was signed

create table public.credentials (
  id uuid primary key,
  order_id uuid not null unique references public.certificate_orders on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  signed_text text not null check (octet_length(signed_text) <= 65536),
  sha256 text not null check (sha256 = encode(sha256(convert_to(signed_text, 'UTF8')), 'hex')),
  list integer not null,
  place integer not null,
  issued_at timestamptz not null,
  unique (list, place),
  foreign key (list, place) references public.status_places
);
comment on table public.credentials is 'Certificates as they were signed, to the byte.';
comment on column public.credentials.signed_text is 'The credential with its proof, as canonical JSON (RFC 8785).';
comment on column public.credentials.sha256 is 'Of the signed text; it bends the drawing.';
create index credentials_user_id_idx on public.credentials (user_id);

revoke all on table public.credentials from anon, authenticated, service_role;
alter table public.credentials enable row level security;
grant select on table public.credentials to authenticated;
grant select, insert on table public.credentials to service_role;
create policy "Learners see their own certificates, admins all" on public.credentials
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Every step of signing in is passed" on public.credentials as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create trigger guard_issued before update on public.credentials
  for each row execute function private.guard_issued();

create table public.credential_shares (
  credential_id uuid primary key references public.credentials on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  slug text not null unique check (slug ~ '^[a-z2-7]{20}$'),
  is_shared boolean not null default false,
  changed_at timestamptz not null default clock_timestamp()
);
comment on table public.credential_shares is 'Whether a certificate has a public page, which its holder decides.';
comment on column public.credential_shares.slug is '100 random bits: nobody finds a page by trying.';
create index credential_shares_user_id_idx on public.credential_shares (user_id);

revoke all on table public.credential_shares from anon, authenticated, service_role;
alter table public.credential_shares enable row level security;
grant select on table public.credential_shares to authenticated;
grant select, insert, update on table public.credential_shares to service_role;
create policy "Learners see what they share" on public.credential_shares
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.credential_shares as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
