-- A learner who wants goals and placement to decide has chosen, too: the course that they once came for leads them no longer.
alter table public.learner_paths add column has_chosen boolean not null default false;
comment on column public.learner_paths.has_chosen is
  'Whether they chose a course, or that none is chosen; before that the course counts that they came for.';
