-- What can be learned: courses, their modules and the outline of their lessons. Public, and written only by
-- the content importer. Ids are derived from slugs, so that a changed text keeps every learner's progress.

create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  description text not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced', 'All Levels')),
  color_gradient text not null,
  duration_weeks integer not null check (duration_weeks > 0),
  modules_count integer not null check (modules_count >= 0),
  is_active boolean not null default true,
  order_index integer not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object')
);
comment on table public.courses is 'One course of the catalogue. An inactive course is seen by those enrolled in it.';
comment on column public.courses.translations is
  '{"es": {"title": ..., "description": ...}, ...}; the columns themselves are English.';

create table public.modules (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses,
  slug text not null,
  title text not null,
  description text not null,
  order_index integer not null check (order_index > 0),
  week integer not null check (week > 0),
  status text not null default 'in_writing' check (status in ('written', 'in_writing')),
  skills text[] not null default '{}',
  retired_at timestamptz,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  unique (course_id, slug),
  unique (id, course_id)
);
comment on table public.modules is 'A part of a course. While one is in writing, its course never counts as completed.';
comment on column public.modules.description is 'The learning objective.';
comment on column public.modules.order_index is 'From 1. What a plan opens is decided by it.';
comment on column public.modules.retired_at is 'Set instead of deleting, so that what was learned stays on record.';

create table public.lessons (
  id uuid primary key default gen_random_uuid(),
  module_id uuid not null,
  course_id uuid not null references public.courses,
  slug text not null,
  title text not null,
  description text not null,
  content_type text not null check (content_type in ('video', 'text', 'quiz')),
  content_url text,
  duration_minutes integer not null check (duration_minutes > 0),
  is_free boolean not null default false,
  order_index integer not null check (order_index > 0),
  author text not null,
  reviewed_on date not null,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  skills text[] not null default '{}',
  retired_at timestamptz,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  unique (module_id, slug),
  foreign key (module_id, course_id) references public.modules (id, course_id)
);
comment on table public.lessons is 'The public outline of a lesson; its body is kept in lesson_bodies, behind a policy.';
comment on column public.lessons.course_id is 'The course of the module, kept here so that progress needs no join.';
comment on column public.lessons.order_index is 'From 1 within the module.';
comment on column public.lessons.sources is '[{"title": ..., "authors": ..., "year": ..., "url": ...}]';
comment on column public.lessons.retired_at is
  'Set instead of deleting: a retired lesson leaves the outline and the progress, what was learned stays.';

create index lessons_module_id_course_id_idx on public.lessons (module_id, course_id);
create index lessons_course_id_idx on public.lessons (course_id) where retired_at is null;

revoke all on table public.courses, public.modules, public.lessons from anon, authenticated, service_role;
alter table public.courses enable row level security;
alter table public.modules enable row level security;
alter table public.lessons enable row level security;
grant select on table public.courses, public.modules, public.lessons to anon, authenticated;
grant select, insert, update, delete on table public.courses, public.modules, public.lessons to service_role;

-- Those who are enrolled in an inactive course see it too: that policy stands with the enrolments.
create policy "Everybody sees active courses" on public.courses
  for select to anon, authenticated using (is_active);
create policy "Admins see all courses" on public.courses
  for select to authenticated using ((select public.is_admin()));

-- A subquery on courses obeys the policies of courses: what hides a course hides its parts.
create policy "Everybody sees the modules of courses they see" on public.modules
  for select to anon, authenticated
  using (retired_at is null and course_id in (select id from public.courses));
create policy "Everybody sees the outline of courses they see" on public.lessons
  for select to anon, authenticated
  using (retired_at is null and course_id in (select id from public.courses));
