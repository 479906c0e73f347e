-- Certificates earned. Issued by the server only.

create table public.certificates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  course_id uuid not null references public.courses,
  issued_at timestamptz not null default now(),
  unique (user_id, course_id)
);
comment on table public.certificates is 'One certificate per learner and course.';
create index certificates_course_id_idx on public.certificates (course_id);

revoke all on table public.certificates from anon, authenticated, service_role;
alter table public.certificates enable row level security;
grant select on table public.certificates to authenticated;
grant select, insert, update, delete on table public.certificates to service_role;
create policy "Learners see their own certificates, admins all" on public.certificates
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
