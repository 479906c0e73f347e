-- The practical part of exams: sessions of the simulator that are scored, what a learner says against a score, and what they agree
-- to have in a certificate. Attempts and appeals are written by the server only; what a certificate may tell is the learner's to say.

create table public.practical_attempts (
  session_id uuid primary key references public.simulator_sessions on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  practical jsonb not null check (jsonb_typeof(practical) = 'object' and octet_length(practical::text) <= 8192),
  policy jsonb not null check (jsonb_typeof(policy) = 'object' and octet_length(policy::text) <= 1024),
  started_at timestamptz not null,
  finished_at timestamptz,
  record text check (record ~ '^[01]{1,200}$'),
  judged jsonb check (jsonb_typeof(judged) = 'array' and octet_length(judged::text) <= 65536),
  is_passed boolean,
  check ((finished_at is null) = (record is null) and (finished_at is null) = (judged is null)
    and (finished_at is null) = (is_passed is null))
);
comment on table public.practical_attempts is
  'Every attempt at the practical part of an exam: one session of the simulator. It is scored when the session ends.';
comment on column public.practical_attempts.practical is 'The rules as they were published when it began (Practical of domain/quiz).';
comment on column public.practical_attempts.policy is 'The limits that its learner stated before it; they do not change.';
comment on column public.practical_attempts.record is 'One sign for each trade: 1 for one that kept every rule.';
comment on column public.practical_attempts.judged is 'JudgedTrade of domain/exams: what each trade broke.';
create index practical_attempts_user_id_lesson_id_idx on public.practical_attempts (user_id, lesson_id, started_at);
create index practical_attempts_lesson_id_idx on public.practical_attempts (lesson_id);
-- Two devices are in the same attempt.
create unique index practical_attempts_open_idx on public.practical_attempts (user_id, lesson_id) where finished_at is null;

revoke all on table public.practical_attempts from anon, authenticated, service_role;
alter table public.practical_attempts enable row level security;
grant select on table public.practical_attempts to authenticated;
grant select, insert, update on table public.practical_attempts to service_role;
create policy "Learners see their own attempts" on public.practical_attempts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.practical_attempts as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.practical_attempts as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.guard_scored_attempt() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.finished_at is not null or (new.session_id, new.user_id, new.lesson_id, new.practical, new.policy, new.started_at)
    is distinct from (old.session_id, old.user_id, old.lesson_id, old.practical, old.policy, old.started_at) then
    raise exception 'What was stated or scored does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_scored_attempt() is 'Lets an attempt be scored once, and nothing else of it change.';
revoke all on function private.guard_scored_attempt() from public;
create trigger guard_scored_attempt before update on public.practical_attempts
  for each row execute function private.guard_scored_attempt();

create table public.practical_appeals (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references public.practical_attempts on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  reason text not null check (char_length(reason) between 1 and 4000),
  sent_at timestamptz not null default clock_timestamp(),
  is_granted boolean,
  decision text check (char_length(decision) between 1 and 2000),
  decided_at timestamptz,
  check ((is_granted is null) = (decision is null) and (is_granted is null) = (decided_at is null))
);
comment on table public.practical_appeals is
  'What learners say against the score of a practical part, once for each attempt, and what an admin decided. One that is granted counts as passed.';
comment on column public.practical_appeals.decision is 'Why it was granted or not, as the learner reads it.';
create index practical_appeals_user_id_idx on public.practical_appeals (user_id);
create index practical_appeals_waiting_idx on public.practical_appeals (sent_at) where decided_at is null;

revoke all on table public.practical_appeals from anon, authenticated, service_role;
alter table public.practical_appeals enable row level security;
grant select on table public.practical_appeals to authenticated;
grant select, insert, update on table public.practical_appeals to service_role;
create policy "Learners see their own appeals" on public.practical_appeals
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.practical_appeals as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.practical_appeals as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.guard_decided_appeal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.decided_at is not null or (new.session_id, new.user_id, new.reason, new.sent_at)
    is distinct from (old.session_id, old.user_id, old.reason, old.sent_at) then
    raise exception 'What was said or decided does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_decided_appeal() is 'Lets an appeal be decided once, and nothing else of it change.';
revoke all on function private.guard_decided_appeal() from public;
create trigger guard_decided_appeal before update on public.practical_appeals
  for each row execute function private.guard_decided_appeal();

create table public.certificate_consents (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  shows_name boolean not null default false,
  shows_order boolean not null default false
);
comment on table public.certificate_consents is
  'What a learner agrees to have in certificates that are ordered from now on; without a row it is nothing.';
comment on column public.certificate_consents.shows_name is 'The name of the account.';
comment on column public.certificate_consents.shows_order is 'Which items and trades were missed, in their order; else only how many.';

revoke all on table public.certificate_consents from anon, authenticated, service_role;
alter table public.certificate_consents enable row level security;
-- Saying it again names the row's key, too.
grant select, insert (user_id, shows_name, shows_order), update (user_id, shows_name, shows_order)
  on table public.certificate_consents to authenticated;
grant select on table public.certificate_consents to service_role;
create policy "Learners read what they agreed to" on public.certificate_consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners agree for themselves" on public.certificate_consents
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change their own mind" on public.certificate_consents
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.certificate_consents as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.certificate_consents as restrictive
  for select to authenticated using ((select private.session_is_own()));
