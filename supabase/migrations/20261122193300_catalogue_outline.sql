-- What can be learned: courses, their modules and the outline of their lessons, and the skills they teach. Written by the
-- content importer. Ids are derived from slugs, so that a changed text keeps every learner's progress. What a lesson says
-- is kept apart (catalogue_lessons), since plans decide who may read it.
-- replaces: 20261121090100 20261121184200 20261121186000 20261121186100 20261122160000 20261122201100
-- of release: 0.1.0

-- ---------------------------------------------------------------- courses

-- Whether a course is offered has two reasons: the content holds it, and no admin has withdrawn it. Each is written by
-- whoever knows it, so that importing the content never brings back what an admin took out.
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
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  retired_at timestamptz,
  withdrawn_at timestamptz,
  modules_written integer not null default 0 check (modules_written >= 0)
);
comment on table public.courses is 'One course of the catalogue. An inactive course is seen by those enrolled in it.';
comment on column public.courses.translations is
  '{"es": {"title": ..., "description": ...}, ...}; the columns themselves are English.';
comment on column public.courses.retired_at is 'Set by the importer when the content holds the course no more.';
comment on column public.courses.withdrawn_at is 'Set by an admin who takes the course out of the offer.';
comment on column public.courses.is_active is 'Whether it is offered: neither retired nor withdrawn.';
comment on column public.courses.modules_written is 'How many of its modules are written and not retired; computed.';

revoke all on table public.courses from anon, authenticated, service_role;
alter table public.courses enable row level security;
grant select on table public.courses to anon, authenticated;
grant select, insert, update, delete on table public.courses to service_role;
-- Those who are enrolled in an inactive course see it too: that policy stands with the enrolments.
create policy "Everybody sees active courses" on public.courses
  for select to anon, authenticated using (is_active);
create policy "Admins see all courses" on public.courses
  for select to authenticated using ((select public.is_admin()));

create function private.compute_course_offer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_active := new.retired_at is null and new.withdrawn_at is null;
  return new;
end;
$$;
comment on function private.compute_course_offer() is 'Computes courses.is_active.';
revoke all on function private.compute_course_offer() from public;

create trigger compute_course_offer before insert or update on public.courses
  for each row execute function private.compute_course_offer();

-- ---------------------------------------------------------------- modules

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
  written_at timestamptz,
  unique (course_id, slug),
  unique (id, course_id)
);
comment on table public.modules is 'A part of a course. While one is in writing, its course never counts as completed.';
comment on column public.modules.description is 'The learning objective.';
comment on column public.modules.order_index is 'From 1. What a plan opens is decided by it.';
comment on column public.modules.retired_at is 'Set instead of deleting, so that what was learned stays on record.';
comment on column public.modules.written_at is
  'When it was first written; kept when it is taken back into writing, so that nobody hears of it twice.';

revoke all on table public.modules from anon, authenticated, service_role;
alter table public.modules enable row level security;
grant select on table public.modules to anon, authenticated;
grant select, insert, update, delete on table public.modules to service_role;
-- A subquery on courses obeys the policies of courses: what hides a course hides its parts.
create policy "Everybody sees the modules of courses they see" on public.modules
  for select to anon, authenticated
  using (retired_at is null and course_id in (select id from public.courses));

create function private.compute_written_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The clock, not the beginning of the import: who asked for a mail meanwhile has not seen the module.
  new.written_at := coalesce(
    case when tg_op = 'UPDATE' then old.written_at end,
    new.written_at,
    case when new.status = 'written' then clock_timestamp() end
  );
  return new;
end;
$$;
comment on function private.compute_written_at() is
  'Keeps the first modules.written_at, which is the clock unless the statement that wrote the module knew it.';
revoke all on function private.compute_written_at() from public;
create trigger compute_written_at before insert or update of status, written_at on public.modules
  for each row execute function private.compute_written_at();

-- A course is offered while it is being written: everywhere it is, its modules that are ready are told from those to come. A
-- module that goes to another course is counted there.
create function private.refresh_modules_written() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.courses
  set modules_written = (
    select count(*) from public.modules
    where course_id = courses.id and status = 'written' and retired_at is null
  )
  where id in (old.course_id, new.course_id);
  return null;
end;
$$;
comment on function private.refresh_modules_written() is
  'Counts the written modules of a course whose modules have changed.';
revoke all on function private.refresh_modules_written() from public;
create trigger refresh_modules_written after insert or delete or update of status, retired_at, course_id on public.modules
  for each row execute function private.refresh_modules_written();

-- ---------------------------------------------------------------- lessons

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
  is_exam boolean not null default false,
  unique (module_id, slug),
  foreign key (module_id, course_id) references public.modules (id, course_id),
  constraint lessons_exam_check check (not is_exam or content_type = 'quiz')
);
comment on table public.lessons is
  'The public outline of a lesson; its body is kept in lesson_bodies, behind a policy.';
comment on column public.lessons.course_id is 'The course of the module, kept here so that progress needs no join.';
comment on column public.lessons.order_index is 'From 1 within the module.';
comment on column public.lessons.sources is '[{"title": ..., "authors": ..., "year": ..., "url": ...}]';
comment on column public.lessons.retired_at is
  'Set instead of deleting: a retired lesson leaves the outline and the progress, what was learned stays.';
comment on column public.lessons.is_exam is
  'The exam at the end of a course: a quiz without hints, which opens once the modules before its own are completed.';
create index lessons_module_id_course_id_idx on public.lessons (module_id, course_id);
create index lessons_course_id_idx on public.lessons (course_id) where retired_at is null;

revoke all on table public.lessons from anon, authenticated, service_role;
alter table public.lessons enable row level security;
grant select on table public.lessons to anon, authenticated;
grant select, insert, update, delete on table public.lessons to service_role;
create policy "Everybody sees the outline of courses they see" on public.lessons
  for select to anon, authenticated
  using (retired_at is null and course_id in (select id from public.courses));

-- ---------------------------------------------------------------- skills

-- What a learner can learn to do, what has to be learned before it, and the mistaken beliefs that get in the way. Lessons,
-- items of quizzes and later placement and review name these ids.

create table public.skill_strands (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  order_index integer not null
);
comment on table public.skill_strands is 'What skills are about, such as orders and costs.';

revoke all on table public.skill_strands from anon, authenticated, service_role;
alter table public.skill_strands enable row level security;
grant select on table public.skill_strands to anon, authenticated;
grant select, insert, update, delete on table public.skill_strands to service_role;
create policy "Everybody sees the strands" on public.skill_strands
  for select to anon, authenticated using (true);

create table public.skills (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  strand_id text not null references public.skill_strands,
  name text not null,
  can_do text not null,
  level integer not null check (level between 1 and 3),
  order_index integer not null
);
comment on table public.skills is 'One thing a learner can do, at level 1 (foundation), 2 (working) or 3 (advanced).';
create index skills_strand_id_idx on public.skills (strand_id);

revoke all on table public.skills from anon, authenticated, service_role;
alter table public.skills enable row level security;
grant select on table public.skills to anon, authenticated;
grant select, insert, update, delete on table public.skills to service_role;
create policy "Everybody sees the skills" on public.skills for select to anon, authenticated using (true);

create table public.skill_prerequisites (
  skill_id text not null references public.skills on delete cascade,
  prerequisite_id text not null references public.skills on delete cascade,
  primary key (skill_id, prerequisite_id),
  check (skill_id <> prerequisite_id)
);
comment on table public.skill_prerequisites is 'The edges of the skill graph: what has to be learned before a skill.';
create index skill_prerequisites_prerequisite_id_idx on public.skill_prerequisites (prerequisite_id);

revoke all on table public.skill_prerequisites from anon, authenticated, service_role;
alter table public.skill_prerequisites enable row level security;
grant select on table public.skill_prerequisites to anon, authenticated;
grant select, insert, update, delete on table public.skill_prerequisites to service_role;
create policy "Everybody sees what comes before a skill" on public.skill_prerequisites
  for select to anon, authenticated using (true);

create table public.misconceptions (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  skill_id text not null references public.skills on delete cascade,
  belief text not null,
  why_wrong text not null
);
comment on table public.misconceptions is
  'Mistaken beliefs, each with why it is wrong. For the server: they are worded like the wrong choices of quizzes, which '
  'a browser must not be able to tell.';
create index misconceptions_skill_id_idx on public.misconceptions (skill_id);

revoke all on table public.misconceptions from anon, authenticated, service_role;
alter table public.misconceptions enable row level security;
grant select, insert, update, delete on table public.misconceptions to service_role;
