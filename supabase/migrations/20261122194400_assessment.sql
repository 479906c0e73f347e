-- The skill assessment. The browser sends answers, and may claim a score: the database computes its own.
-- replaces: 20261121090900 20261121134100
-- of release: 0.1.0

-- ---------------------------------------------------------------- submissions

create table public.skill_assessments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  assessment_data jsonb not null
    check (jsonb_typeof(assessment_data) = 'object' and octet_length(assessment_data::text) <= 2048),
  score integer not null check (score between 0 and 100),
  skill_level text not null check (skill_level in ('beginner', 'intermediate', 'advanced')),
  created_at timestamptz not null default now()
);
comment on table public.skill_assessments is 'One row per submission; a retake is a new row, and the latest counts.';
comment on column public.skill_assessments.assessment_data is
  '{question id: chosen value}, exactly the five questions.';
comment on column public.skill_assessments.score is 'Percent, always computed; so is skill_level.';
create index skill_assessments_user_id_created_at_idx on public.skill_assessments (user_id, created_at desc);
create index skill_assessments_created_at_idx on public.skill_assessments (created_at);

revoke all on table public.skill_assessments from anon, authenticated, service_role;
alter table public.skill_assessments enable row level security;
grant select, insert (user_id, assessment_data, score, skill_level) on table public.skill_assessments
  to authenticated;
grant select, insert, update, delete on table public.skill_assessments to service_role;
create policy "Learners see their own assessments, admins all" on public.skill_assessments
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Learners submit their own assessments" on public.skill_assessments
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.skill_assessments as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

-- A trigger and not a policy, so that the learner gets a reason.
create function private.limit_assessments() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if 20 <= (
    select count(*) from public.skill_assessments
    where user_id = new.user_id and created_at > now() - interval '1 day'
  ) then
    raise exception 'Twenty assessments a day are enough.' using hint = 'too-many-assessments';
  end if;
  return new;
end;
$$;
comment on function private.limit_assessments() is
  'Refuses the 21st assessment of a learner within 24 hours, with the hint too-many-assessments.';
revoke all on function private.limit_assessments() from public;

create trigger limit_assessments before insert on public.skill_assessments
  for each row execute function private.limit_assessments();

create function private.score_assessment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  questions constant text[] := array['trading-experience', 'chart-experience', 'risk-experience',
    'pressure-experience', 'time-available'];
  total integer;
begin
  -- A bad shape is left to the constraint of the column, which names it.
  if jsonb_typeof(new.assessment_data) is distinct from 'object' then
    return new;
  end if;
  if not new.assessment_data ?& questions
    or new.assessment_data - questions <> '{}'
    or exists (
      select from jsonb_each(new.assessment_data) as answer
      where jsonb_typeof(answer.value) not in ('string', 'number') or answer.value = '""'
    )
  then
    raise exception 'Answer all five questions, and only those.' using hint = 'answers-incomplete';
  end if;

  -- Four scaled answers are worth 1 to 4, any other answer ("Not sure") is worth 2.
  select sum(case when answer.value in ('1', '2', '3', '4') then answer.value::integer else 2 end)
  into total
  from jsonb_each_text(new.assessment_data) as answer;

  new.score := least(round(total / 20.0 * 100), 100);
  new.skill_level := case
    when new.score < 30 then 'beginner'
    when new.score < 60 then 'intermediate'
    else 'advanced'
  end;
  return new;
end;
$$;
comment on function private.score_assessment() is
  'score = sum of the answers / 20 x 100; below 30 beginner, below 60 intermediate, else advanced. The same rule as '
  'domain/assessment: both run tests/cases/assessment-score.json.';
revoke all on function private.score_assessment() from public;

create trigger score_assessment before insert or update on public.skill_assessments
  for each row execute function private.score_assessment();

-- What a submission means to learning: a step of onboarding, and an event.
create function private.complete_assessment_step() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.onboarding_steps (user_id, step_name, completed, data)
  values (new.user_id, 'assessment', true, jsonb_build_object('assessment_id', new.id))
  on conflict (user_id, step_name) do update set completed = true, data = excluded.data;
  return null;
end;
$$;
comment on function private.complete_assessment_step() is
  'Submitting the assessment completes its step of onboarding, wherever the learner came from.';
revoke all on function private.complete_assessment_step() from public;

create trigger complete_assessment_step after insert on public.skill_assessments
  for each row execute function private.complete_assessment_step();
create trigger record_learning_event after insert on public.skill_assessments
  for each row execute function private.record_learning_event('assessment_completed', 'score', 'skill_level');

-- ---------------------------------------------------------------- drafts

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
create policy "Every step of signing in is passed" on public.assessment_drafts as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.assessment_drafts as restrictive
  for select to authenticated using ((select private.session_is_own()));

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
