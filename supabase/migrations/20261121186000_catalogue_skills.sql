-- What a learner can learn to do, what has to be learned before it, and the mistaken beliefs that get in the way. Data of
-- the content, written by its importer; lessons, items of quizzes and later placement and review name these ids.

create table public.skill_strands (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  order_index integer not null
);
comment on table public.skill_strands is 'What skills are about, such as orders and costs.';

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

create table public.skill_prerequisites (
  skill_id text not null references public.skills on delete cascade,
  prerequisite_id text not null references public.skills on delete cascade,
  primary key (skill_id, prerequisite_id),
  check (skill_id <> prerequisite_id)
);
comment on table public.skill_prerequisites is 'The edges of the skill graph: what has to be learned before a skill.';
create index skill_prerequisites_prerequisite_id_idx on public.skill_prerequisites (prerequisite_id);

create table public.misconceptions (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  skill_id text not null references public.skills on delete cascade,
  belief text not null,
  why_wrong text not null
);
comment on table public.misconceptions is
  'Mistaken beliefs, each with why it is wrong. Which wrong answer shows which stays with the answer keys.';
create index misconceptions_skill_id_idx on public.misconceptions (skill_id);

revoke all on table public.skill_strands, public.skills, public.skill_prerequisites, public.misconceptions
  from anon, authenticated, service_role;
alter table public.skill_strands enable row level security;
alter table public.skills enable row level security;
alter table public.skill_prerequisites enable row level security;
alter table public.misconceptions enable row level security;
grant select on table public.skill_strands, public.skills, public.skill_prerequisites, public.misconceptions
  to anon, authenticated;
grant select, insert, update, delete
  on table public.skill_strands, public.skills, public.skill_prerequisites, public.misconceptions to service_role;
create policy "Everybody sees the strands" on public.skill_strands
  for select to anon, authenticated using (true);
create policy "Everybody sees the skills" on public.skills for select to anon, authenticated using (true);
create policy "Everybody sees what comes before a skill" on public.skill_prerequisites
  for select to anon, authenticated using (true);
create policy "Everybody sees the misconceptions" on public.misconceptions
  for select to anon, authenticated using (true);
