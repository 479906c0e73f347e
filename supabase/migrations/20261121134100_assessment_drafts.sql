-- The answers to an assessment that is not submitted yet, so that it can be continued on another device.

create table public.assessment_drafts (
  user_id uuid primary key default auth.uid() references auth.users on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 2048),
  updated_at timestamptz not null default now()
);
comment on table public.assessment_drafts is
  'Answers given and not submitted, one row per learner; gone when the assessment is submitted.';
comment on column public.assessment_drafts.answers is '{question id: chosen value}, any part of the five questions.';

revoke all on table public.assessment_drafts from anon, authenticated, service_role;
alter table public.assessment_drafts enable row level security;
grant select, insert (user_id, answers), update (user_id, answers) on table public.assessment_drafts to authenticated;
grant select, insert, update, delete on table public.assessment_drafts to service_role;
create policy "Learners see their own drafts" on public.assessment_drafts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Learners keep their own drafts" on public.assessment_drafts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Learners change their own drafts" on public.assessment_drafts
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger set_updated_at before update on public.assessment_drafts
  for each row execute function private.set_updated_at();

create function private.discard_assessment_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.assessment_drafts where user_id = new.user_id;
  return null;
end;
$$;
comment on function private.discard_assessment_draft() is 'A submitted assessment needs its draft no longer.';
revoke all on function private.discard_assessment_draft() from public;

create trigger discard_assessment_draft after insert on public.skill_assessments
  for each row execute function private.discard_assessment_draft();
