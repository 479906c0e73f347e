-- What a visitor may send in, an address on the landing page or an application for a scholarship, and what an award gives to
-- the learner who claims it. Only the server writes the forms, which limits how often a visitor may send one: a grant for
-- inserting would be a way past that limit. What strangers typed ends up here all the same, so every column is bounded.
-- replaces: 20261121091100 20261121165000 20261121183200
-- of release: 0.1.0

-- ---------------------------------------------------------------- addresses

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

revoke all on table public.leads from anon, authenticated, service_role;
alter table public.leads enable row level security;
grant select on table public.leads to authenticated;
grant select, insert, update, delete on table public.leads to service_role;
create policy "Admins see leads" on public.leads
  for select to authenticated using ((select public.is_admin()));

-- ---------------------------------------------------------------- applications

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
    ((created_at at time zone 'UTC' + interval '48 hours') at time zone 'UTC') stored,
  decided_at timestamptz,
  decision_reason text check (char_length(btrim(decision_reason)) between 1 and 2000),
  statement text check (char_length(btrim(statement)) between 1 and 2000),
  override_reason text check (char_length(btrim(override_reason)) between 1 and 2000),
  constraint scholarship_applications_decided_check check (
    case when status in ('awarded', 'declined')
      then decided_at is not null and decision_reason is not null
      else decided_at is null and decision_reason is null
    end
  ),
  constraint scholarship_applications_override_check check (override_reason is null or decided_at is not null)
);
comment on table public.scholarship_applications is 'Applications from the community page, reviewed by an admin.';
comment on column public.scholarship_applications.due_at is 'When the promised 48 hours end.';
comment on column public.scholarship_applications.decision_reason is 'What the decision mail tells the applicant.';
comment on column public.scholarship_applications.statement is
  'What applicants write about themselves on their own page, until the decision; what reviewers judge.';
comment on column public.scholarship_applications.override_reason is
  'Why an admin decided before two reviews were in; null for an ordinary decision.';
create index scholarship_applications_status_due_at_idx on public.scholarship_applications (status, due_at);
create index scholarship_applications_email_idx on public.scholarship_applications (lower(email));
create index scholarship_applications_awarded_idx on public.scholarship_applications (program_interest)
  where status = 'awarded';
create index scholarship_applications_created_at_idx on public.scholarship_applications (created_at);
-- The list of applications opens with the most urgent ones. In this order an index gives them at once; otherwise the
-- reviews of every application are counted to show fifty.
create index scholarship_applications_due_idx
  on public.scholarship_applications ((decided_at is not null), due_at, id);

-- No browser reads applications: what an admin may know of one depends on how far its review is, and the functions of the
-- server ask private.application_cards.
revoke all on table public.scholarship_applications from anon, authenticated, service_role;
alter table public.scholarship_applications enable row level security;
grant select, insert, update, delete on table public.scholarship_applications to service_role;

create function private.apply_plain_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.first_name := private.plain_name(new.first_name);
  new.last_name := private.plain_name(new.last_name);
  return new;
end;
$$;
comment on function private.apply_plain_names() is
  'Keeps names of applicants plain. The form refuses a name with an address before; see the constraints for an empty one.';
revoke all on function private.apply_plain_names() from public;
create trigger apply_plain_names before insert or update of first_name, last_name on public.scholarship_applications
  for each row execute function private.apply_plain_names();

-- ---------------------------------------------------------------- awards

create table public.scholarships (
  application_id uuid primary key references public.scholarship_applications on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  claimed_at timestamptz not null default now()
);
comment on table public.scholarships is 'Awards that learners have claimed; the key lets each be claimed once.';
create index scholarships_user_id_idx on public.scholarships (user_id);

revoke all on table public.scholarships from anon, authenticated, service_role;
alter table public.scholarships enable row level security;
grant select on table public.scholarships to authenticated;
grant select, insert, update, delete on table public.scholarships to service_role;
create policy "Learners see their own scholarships, admins all" on public.scholarships
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Every step of signing in is passed" on public.scholarships as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.claim_scholarship(p_application_id uuid, p_user_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.scholarship_applications where id = p_application_id and status = 'awarded'
  ) then
    raise exception 'This application has no award.' using hint = 'scholarship-not-awarded';
  end if;
  insert into public.scholarships (application_id, user_id) values (p_application_id, p_user_id)
  on conflict do nothing;
  if not exists (
    select from public.scholarships where application_id = p_application_id and user_id = p_user_id
  ) then
    raise exception 'Another account has claimed this award.' using hint = 'scholarship-claimed';
  end if;
end;
$$;
comment on function private.claim_scholarship(uuid, uuid) is
  'Gives an award to an account. Again by the same account it changes nothing; an award is claimed by one account only. '
  'The caller has made sure that the account belongs to the applicant.';
revoke all on function private.claim_scholarship(uuid, uuid) from public;
grant execute on function private.claim_scholarship(uuid, uuid) to service_role;

-- Whoever has confirmed the address that applied is the applicant, and need not look for the link in the mail.
create function private.apply_awards_of_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.scholarships (application_id, user_id)
  select id, new.id from public.scholarship_applications
  where lower(email) = lower(new.email) and status = 'awarded'
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.apply_awards_of_address() is
  'Claims the awards of an address for the account that has confirmed it.';
revoke all on function private.apply_awards_of_address() from public;
create trigger apply_awards_of_address after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email is not null and new.email_confirmed_at is not null)
  execute function private.apply_awards_of_address();
