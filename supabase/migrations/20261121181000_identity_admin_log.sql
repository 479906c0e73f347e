-- The log of admins says who was refused, too: a learner who tries a call of admins leaves a row. Every call of admins is
-- logged by the one wrapper of the server, so the rule that decides applications does not write the log any more.

alter table public.admin_actions
  add column outcome text not null default 'done' check (outcome in ('done', 'refused')),
  alter column subject_id drop not null;
comment on table public.admin_actions is
  'Append-only log of what admins did and of who tried to without being one, written by the wrapper of the functions for '
  'admins. Says nothing personal about a subject, whose row may have to be forgotten.';
comment on column public.admin_actions.user_id is
  'The admin, or whoever was refused; null once their account was deleted.';
comment on column public.admin_actions.subject_id is
  'The row that was acted on; it may be gone by now. Null for refusals, and where the subject is no row.';

-- Each filter of the log is read newest first.
create index admin_actions_user_id_created_at_idx on public.admin_actions (user_id, created_at desc);
drop index public.admin_actions_user_id_idx;
create index admin_actions_action_idx on public.admin_actions (action, created_at desc);
create index admin_actions_refused_idx on public.admin_actions (created_at desc) where outcome = 'refused';

create or replace function private.decide_application(
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
  if p_decision = 'awarded' then
    insert into public.scholarships (application_id, user_id)
    select p_application_id, id from auth.users
    where lower(email) = lower(application.email) and email_confirmed_at is not null and deleted_at is null
    on conflict do nothing;
  end if;
  return application;
end;
$$;
