-- What was believed of a memory before an answer, so that it can be held against what happened.
alter table public.responses
  add column forecast numeric(4, 3) check (forecast between 0 and 1),
  add column days_since integer check (days_since >= 0);
comment on column public.responses.forecast is
  'How likely a right first answer was, as said before it; null where no memory had begun, or it was scheduled that day.';
comment on column public.responses.days_since is
  'For how many of the learner''s days the skill had not been asked for; null the first time, and for later tries.';
