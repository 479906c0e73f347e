-- What a visitor may send in: an application for a scholarship, and an address on the landing page. Only the
-- server writes here, which limits how often a visitor may send a form: a grant for inserting would be a way
-- past that limit. What strangers typed ends up here all the same, so every column is bounded.

create table public.scholarship_applications (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (char_length(btrim(first_name)) between 1 and 100),
  last_name text not null check (char_length(btrim(last_name)) between 1 and 100),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  preferred_language text not null check (preferred_language in ('en', 'es', 'fr', 'ar', 'zh', 'hi')),
  program_interest text not null check (program_interest in ('beginner', 'women', 'global')),
  status text not null default 'received' check (status in ('received', 'in_review', 'awarded', 'declined')),
  created_at timestamptz not null default now(),
  -- Written with a fixed time zone because a generated column must not depend on that of a session.
  due_at timestamptz not null generated always as
    ((created_at at time zone 'UTC' + interval '48 hours') at time zone 'UTC') stored
);
comment on table public.scholarship_applications is 'Applications from the community page, reviewed by an admin.';
comment on column public.scholarship_applications.due_at is 'When the promised 48 hours end.';
create index scholarship_applications_status_due_at_idx on public.scholarship_applications (status, due_at);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text check (phone ~ '^\+?[0-9 ()./-]{5,30}$'),
  country text check (country in ('US', 'GB', 'CA', 'AU', 'DE', 'FR', 'other')),
  created_at timestamptz not null default now()
);
comment on table public.leads is 'Addresses left at the join section of the landing page.';
comment on column public.leads.country is 'The country select: ISO 3166-1 alpha-2 codes, or other.';
create index leads_created_at_idx on public.leads (created_at desc);

revoke all on table public.scholarship_applications, public.leads from anon, authenticated, service_role;
alter table public.scholarship_applications enable row level security;
alter table public.leads enable row level security;
grant select on table public.scholarship_applications, public.leads to authenticated;
grant select, insert, update, delete on table public.scholarship_applications, public.leads to service_role;
create policy "Admins see applications" on public.scholarship_applications
  for select to authenticated using ((select public.is_admin()));
create policy "Admins see leads" on public.leads
  for select to authenticated using ((select public.is_admin()));
