-- What becomes of an application: one decision with its reason, a seat that an award takes, and what the award opens for
-- the learner who claims it. Beside it the log of what admins did.

create table public.admin_actions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$' and char_length(action) <= 60),
  subject_id uuid not null,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096),
  created_at timestamptz not null default now()
);
comment on table public.admin_actions is
  'Append-only log of what admins did, written by the functions that do it. Says nothing personal about a subject, whose '
  'row may have to be forgotten.';
comment on column public.admin_actions.user_id is 'The admin; null once their account was deleted.';
comment on column public.admin_actions.action is 'The verb and noun of the function, such as decide-application.';
comment on column public.admin_actions.subject_id is 'The row that was acted on; it may be gone by now.';
create index admin_actions_created_at_idx on public.admin_actions (created_at desc);
create index admin_actions_user_id_idx on public.admin_actions (user_id);
create index admin_actions_subject_id_idx on public.admin_actions (subject_id);

revoke all on table public.admin_actions from anon, authenticated, service_role;
alter table public.admin_actions enable row level security;
grant select on table public.admin_actions to authenticated;
grant select, insert on table public.admin_actions to service_role;
create policy "Admins see what admins did" on public.admin_actions
  for select to authenticated using ((select public.is_admin()));
create policy "Every step of signing in is passed" on public.admin_actions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- The one change there is: the foreign key lets go of an admin whose account was deleted.
create function private.anonymise_admin_action() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'The log of admins is append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  return new;
end;
$$;
revoke all on function private.anonymise_admin_action() from public;
create trigger anonymise_admin_action before update on public.admin_actions
  for each row execute function private.anonymise_admin_action();

alter table public.scholarship_applications
  add column decided_at timestamptz,
  add column decision_reason text check (char_length(btrim(decision_reason)) between 1 and 2000),
  add constraint scholarship_applications_decided_check check (
    case when status in ('awarded', 'declined')
      then decided_at is not null and decision_reason is not null
      else decided_at is null and decision_reason is null
    end
  );
comment on column public.scholarship_applications.decision_reason is 'What the decision mail tells the applicant.';
create index scholarship_applications_email_idx on public.scholarship_applications (lower(email));
create index scholarship_applications_awarded_idx on public.scholarship_applications (program_interest)
  where status = 'awarded';

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

create function private.decide_application(
  p_application_id uuid, p_decision text, p_reason text, p_spots integer
) returns public.scholarship_applications
language plpgsql security definer
set search_path = ''
as $$
declare
  application public.scholarship_applications;
begin
  if not public.is_admin() then
    raise exception 'Admins decide applications.' using hint = 'admins-only';
  end if;
  select * into application from public.scholarship_applications where id = p_application_id for update;
  if not found then
    raise exception 'There is no such application.' using hint = 'application-not-found';
  end if;
  if application.status in ('awarded', 'declined') then
    raise exception 'This application was decided already.' using hint = 'already-decided';
  end if;
  if p_decision = 'awarded' then
    -- One award of a program after the other: the next one counts this one.
    perform pg_advisory_xact_lock(hashtextextended('scholarship-seats:' || application.program_interest, 0));
    if p_spots <= (
      select count(*) from public.scholarship_applications
      where program_interest = application.program_interest and status = 'awarded'
    ) then
      raise exception 'Every seat of this program is taken.' using hint = 'no-seats-left';
    end if;
  end if;
  update public.scholarship_applications
  set status = p_decision, decision_reason = p_reason, decided_at = now()
  where id = p_application_id
  returning * into application;
  insert into public.admin_actions (user_id, action, subject_id, details)
  values ((select auth.uid()), 'decide-application', p_application_id,
    jsonb_build_object('decision', p_decision, 'program', application.program_interest));
  if p_decision = 'awarded' then
    insert into public.scholarships (application_id, user_id)
    select p_application_id, id from auth.users
    where lower(email) = lower(application.email) and email_confirmed_at is not null and deleted_at is null
    on conflict do nothing;
  end if;
  return application;
end;
$$;
comment on function private.decide_application(uuid, text, text, integer) is
  'Awards or declines an application for the admin who calls, once and for good. p_spots: the seats of its program, as '
  'content/site.yaml says. An award is at once claimed by the account that has confirmed the address.';
revoke all on function private.decide_application(uuid, text, text, integer) from public;
grant execute on function private.decide_application(uuid, text, text, integer) to service_role;

create or replace function private.course_access(learner_id uuid, course_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not private.is_enrolled(learner_id, course_access.course_id) then 'free_lessons'
    when not exists (
      select from public.installation_settings
      where key = 'payment_provider' and value <> 'null'
    ) then 'everything'
    when exists (
      select from public.scholarships
      join public.scholarship_applications on scholarship_applications.id = scholarships.application_id
      where scholarships.user_id = learner_id and scholarship_applications.status = 'awarded'
    ) then 'everything'
    else coalesce((
      select case
        when subscriptions.status = 'active' then plans.opens
        when subscriptions.status = 'trialing' and subscriptions.trial_ends_at > now() then 'first_two_modules'
        when subscriptions.status = 'past_due' then 'first_two_modules'
        when subscriptions.status = 'canceled' and subscriptions.current_period_end > now() then 'first_two_modules'
      end
      from public.subscriptions
      join public.plans on plans.id = subscriptions.plan_id
      where subscriptions.user_id = learner_id
    ), 'free_lessons')
  end;
$$;
comment on function private.course_access(uuid, uuid) is
  'What a learner may open of a course: free_lessons, first_two_modules or everything. Without a payment provider '
  'every plan, and none, opens everything to those enrolled; so does a scholarship with one. The one place that decides '
  'what a plan opens; its cases are tests/cases/course-access.json.';

create or replace function private.forget_forms_of(p_email text) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.leads where lower(email) = lower(p_email);
  update public.scholarship_applications
  set first_name = '-', last_name = '-', email = 'deleted@example.invalid',
    decision_reason = case when decision_reason is not null then '-' end
  where lower(email) = lower(p_email);
$$;
