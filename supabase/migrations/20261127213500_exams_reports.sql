-- The practical part of an exam that is a report: what a learner writes under the headings of a rubric, and how a person marks it.

create table public.exam_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  lesson_id uuid not null references public.lessons,
  rubric jsonb not null check (jsonb_typeof(rubric) = 'object' and octet_length(rubric::text) <= 16384),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and octet_length(texts::text) <= 524288),
  started_at timestamptz not null,
  handed_in_at timestamptz,
  marks jsonb check (jsonb_typeof(marks) = 'array' and octet_length(marks::text) <= 65536),
  record text check (record ~ '^[01]{1,100}$'),
  is_passed boolean,
  marked_at timestamptz,
  check ((marked_at is null) = (marks is null) and (marked_at is null) = (record is null)
    and (marked_at is null) = (is_passed is null)),
  check (marked_at is null or handed_in_at is not null)
);
comment on table public.exam_reports is
  'Reports that are the practical part of an exam: drafts, those that wait for a person, and those that were marked.';
comment on column public.exam_reports.rubric is 'As it was published when the report was begun (Rubric of domain/quiz).';
comment on column public.exam_reports.texts is 'What is written, by the ids of the rubric''s lines. It changes until it is handed in.';
comment on column public.exam_reports.marks is 'Points and words for each line of the rubric, in their order.';
comment on column public.exam_reports.record is 'One sign for each point of the rubric: 1 for one that was given.';
create index exam_reports_user_id_lesson_id_idx on public.exam_reports (user_id, lesson_id, started_at);
create index exam_reports_lesson_id_idx on public.exam_reports (lesson_id);
create index exam_reports_waiting_idx on public.exam_reports (handed_in_at) where marked_at is null;
-- Two devices write the same report.
create unique index exam_reports_open_idx on public.exam_reports (user_id, lesson_id) where handed_in_at is null;

revoke all on table public.exam_reports from anon, authenticated, service_role;
alter table public.exam_reports enable row level security;
grant select on table public.exam_reports to authenticated;
grant select, insert, update on table public.exam_reports to service_role;
create policy "Learners see their own reports" on public.exam_reports
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.exam_reports as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.exam_reports as restrictive
  for select to authenticated using ((select private.session_is_own()));

create function private.guard_marked_report() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.marked_at is not null or (new.id, new.user_id, new.lesson_id, new.rubric, new.started_at)
      is distinct from (old.id, old.user_id, old.lesson_id, old.rubric, old.started_at)
    or (old.handed_in_at is not null
      and (new.texts, new.handed_in_at) is distinct from (old.texts, old.handed_in_at)) then
    raise exception 'What was handed in or marked does not change.' using hint = 'append-only';
  end if;
  return new;
end;
$$;
comment on function private.guard_marked_report() is 'Lets a report be written until it is handed in, and then be marked once.';
revoke all on function private.guard_marked_report() from public;
create trigger guard_marked_report before update on public.exam_reports
  for each row execute function private.guard_marked_report();
