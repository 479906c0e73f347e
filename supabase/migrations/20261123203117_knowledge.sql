-- What is known about what a learner knows: the evidence, one row an answer, the state of each skill that is computed from it
-- and from nothing else, and the reviews that ask again. Written by the server only, which alone knows what is right.

-- ---------------------------------------------------------------- evidence

create table public.responses (
  user_id uuid not null references auth.users on delete cascade,
  sequence integer not null check (sequence > 0),
  skill text not null check (char_length(skill) <= 100),
  other_skills text[] not null default '{}' check (cardinality(other_skills) <= 10),
  template text not null check (char_length(template) <= 300),
  version text check (char_length(version) <= 40),
  lesson_id uuid references public.lessons,
  place text not null check (place in
    ('placement', 'lesson', 'quiz', 'review', 'exam', 'test_out', 'puzzle', 'drill', 'simulator')),
  try smallint not null check (try > 0),
  is_right boolean not null,
  mistake text,
  misconception text,
  hints smallint not null default 0 check (hints between 0 and 3),
  confidence numeric(3, 2) check (confidence between 0 and 1),
  seconds integer check (seconds >= 0),
  is_constructed boolean not null,
  level smallint not null check (level between 1 and 3),
  target_recall numeric(3, 2) not null default 0.9 check (target_recall between 0.8 and 0.95),
  day date not null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (user_id, sequence)
);
comment on table public.responses is
  'Append-only: every answer to an item, wherever it was given, as evidence of a skill. First tries alone feed states.';
comment on column public.responses.sequence is 'In which order the responses of a learner are folded, from 1.';
comment on column public.responses.skill is 'The main skill of the item, the only one with a schedule; kept for when the item is gone.';
comment on column public.responses.template is 'Which item it was, whatever numbers it had.';
comment on column public.responses.version is 'A digest of the item as it was asked; it tells nothing of the answer.';
comment on column public.responses.try is 'The how manieth answer to the same question it is, from 1.';
comment on column public.responses.is_constructed is 'Whether the answer was made, and not picked among choices.';
comment on column public.responses.level is 'How much the item asks: 1 recall, 2 use, 3 combine.';
comment on column public.responses.target_recall is 'The share of reviews that the learner wanted to recall then.';
comment on column public.responses.day is 'The learner''s day, which turns at 04:00 in their time zone.';
create index responses_lesson_id_idx on public.responses (lesson_id);
-- When each item of a skill was asked last.
create index responses_user_id_skill_sequence_idx on public.responses (user_id, skill, sequence);

revoke all on table public.responses from anon, authenticated, service_role;
alter table public.responses enable row level security;
grant select on table public.responses to authenticated;
grant select, insert on table public.responses to service_role;
create policy "Learners see their own responses" on public.responses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.responses as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.responses as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- states

create table public.skill_states (
  user_id uuid not null references auth.users on delete cascade,
  skill text not null check (char_length(skill) <= 100),
  status text not null check (status in ('not_met', 'learning', 'known', 'mastered', 'fading')),
  due date,
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 4096),
  primary key (user_id, skill)
);
comment on table public.skill_states is
  'How each skill that was met stands with a learner. Computed from responses alone: it can be thrown away and computed anew.';
comment on column public.skill_states.status is 'On the day of the last response; later it can have faded.';
comment on column public.skill_states.due is 'The learner''s day on which a review asks for it; null before it was taught.';
comment on column public.skill_states.state is 'SkillState of domain/knowledge: all that the next response is added to.';
-- What is due with a learner.
create index skill_states_user_id_due_idx on public.skill_states (user_id, due) where due is not null;

revoke all on table public.skill_states from anon, authenticated, service_role;
alter table public.skill_states enable row level security;
grant select on table public.skill_states to authenticated;
grant select, insert, update, delete on table public.skill_states to service_role;
create policy "Learners see their own skills" on public.skill_states
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.skill_states as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.skill_states as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- days

create table private.learner_days (
  user_id uuid primary key references auth.users on delete cascade,
  day date not null,
  seen_at timestamptz not null,
  time_zone text check (char_length(time_zone) <= 100),
  target_recall numeric(3, 2) not null default 0.9 check (target_recall between 0.8 and 0.95),
  folded_until integer not null default 0 check (folded_until >= 0)
);
comment on table private.learner_days is
  'The day on which each learner was last, so that changing time zones repeats and skips none, and up to which response their '
  'states are computed.';
comment on column private.learner_days.time_zone is 'That of the device on which they last reviewed; what their profile says comes first.';
alter table private.learner_days enable row level security;
revoke all on table private.learner_days from public, anon, authenticated, service_role;

-- ---------------------------------------------------------------- items that reviews can ask

create table private.review_items (
  lesson_id uuid not null references public.lessons on delete cascade,
  activity text not null,
  item_id text not null,
  skill text not null,
  kind text not null,
  level smallint not null,
  is_generated boolean not null,
  primary key (lesson_id, activity, item_id)
);
comment on table private.review_items is
  'Items of the quizzes and checks of written modules by their skill, exams left out: what reviews draw from.';
comment on column private.review_items.activity is 'The check that the item is in; empty in a quiz.';
create index review_items_skill_idx on private.review_items (skill);
alter table private.review_items enable row level security;
revoke all on table private.review_items from public, anon, authenticated, service_role;

create function private.refresh_review_items() returns void
language sql
set search_path = ''
as $$
  delete from private.review_items;
  insert into private.review_items (lesson_id, activity, item_id, skill, kind, level, is_generated)
  select lessons.id, asked.activity, asked.item ->> 'id', asked.item ->> 'skill', asked.item ->> 'kind',
    (asked.item ->> 'difficulty')::smallint, coalesce(asked.is_generated, false)
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  join public.lesson_bodies as bodies on bodies.lesson_id = lessons.id
  cross join lateral (
    select '' as activity, items.item, keys.key ->> 'kind' = 'generated' as is_generated
    from jsonb_array_elements(bodies.quiz -> 'items') as items(item)
    join public.quiz_answer_keys as keys on keys.lesson_id = lessons.id and keys.item_id = items.item ->> 'id'
    union all
    select activities.name, items.item, keys.key -> 'items' -> (items.item ->> 'id') ->> 'kind' = 'generated'
    from jsonb_each(bodies.activities) as activities(name, activity)
    join public.activity_keys as keys on keys.lesson_id = lessons.id and keys.activity = activities.name
    cross join lateral jsonb_array_elements(activities.activity -> 'items') as items(item)
    where activities.activity ->> 'kind' = 'check' and keys.key -> 'items' ? (items.item ->> 'id')
  ) as asked
  where lessons.retired_at is null and modules.retired_at is null and modules.status = 'written'
    and not lessons.is_exam
  on conflict do nothing;
$$;
comment on function private.refresh_review_items() is 'Lists anew what reviews draw from, after content was imported.';
revoke all on function private.refresh_review_items() from public;

select private.refresh_review_items();

-- ---------------------------------------------------------------- reviews

create table public.review_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  skill text not null check (char_length(skill) <= 100),
  lesson_id uuid not null references public.lessons,
  activity text not null check (char_length(activity) <= 100),
  item_id text not null check (char_length(item_id) <= 100),
  day date not null,
  hints smallint not null default 0 check (hints between 0 and 3),
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 8192),
  is_right boolean,
  returns_on date,
  asked_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz
);
comment on table public.review_questions is 'Every question of a review with what was answered; the first answer counts.';
comment on column public.review_questions.is_right is 'Whether the first answer was right; null before it.';
comment on column public.review_questions.returns_on is 'The learner''s day on which its skill returns.';
comment on column public.review_questions.settled_at is 'When nothing more could be answered; null while the question is open.';
create index review_questions_lesson_id_idx on public.review_questions (lesson_id);
create index review_questions_user_id_asked_at_idx on public.review_questions (user_id, asked_at);
-- One question at a time, on all devices together.
create unique index review_questions_user_id_idx on public.review_questions (user_id) where settled_at is null;

revoke all on table public.review_questions from anon, authenticated, service_role;
alter table public.review_questions enable row level security;
grant select on table public.review_questions to authenticated;
grant select, insert, update on table public.review_questions to service_role;
create policy "Learners see their own reviews" on public.review_questions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Every step of signing in is passed" on public.review_questions as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));
create policy "Nobody else reads what a learner writes" on public.review_questions as restrictive
  for select to authenticated using ((select private.session_is_own()));

-- ---------------------------------------------------------------- answers given before

create function private.import_responses() returns bigint
language sql
set search_path = ''
as $$
  with new_learners as materialized (
    select users.id,
      coalesce((select zones.name from pg_catalog.pg_timezone_names as zones
        where zones.name = users.raw_user_meta_data ->> 'time_zone'), 'UTC') as time_zone
    from auth.users
    where not exists (select from public.responses where responses.user_id = users.id)
  ), given as (
    select answers.user_id, attempts.lesson_id, '' as activity, answers.item_id, answers.skill, answers.is_correct,
      answers.mistake, answers.misconception, null::numeric as confidence, answers.answer, answers.answered_at,
      case when lessons.is_exam then 'exam' else 'quiz' end as place,
      (select count(*) from public.quiz_hints as hints where hints.attempt_id = answers.attempt_id
        and hints.item_id = answers.item_id and hints.round = 1) as hints
    from public.quiz_answers as answers
    join public.quiz_attempts as attempts on attempts.id = answers.attempt_id
    join public.lessons on lessons.id = attempts.lesson_id
    where answers.round = 1 and answers.try = 1 and answers.skill is not null
    union all
    select answers.user_id, answers.lesson_id, answers.activity, coalesce(answers.item_id, ''), answers.skill,
      answers.is_right, answers.mistake, answers.misconception, answers.confidence, answers.answer, answers.answered_at,
      'lesson',
      (select count(*) from public.activity_hints as hints where hints.user_id = answers.user_id
        and hints.lesson_id = answers.lesson_id and hints.activity = answers.activity
        and hints.item_id = answers.item_id)
    from public.activity_answers as answers
    where answers.try = 1 and answers.skill is not null
  ), written as (
    insert into public.responses (user_id, sequence, skill, template, lesson_id, place, try, is_right, mistake,
      misconception, hints, confidence, is_constructed, level, day, answered_at)
    select given.user_id,
      row_number() over (partition by given.user_id
        order by given.answered_at, given.lesson_id, given.activity, given.item_id),
      given.skill, concat_ws('/', given.lesson_id, nullif(given.activity, ''), nullif(given.item_id, '')),
      given.lesson_id, given.place, 1, given.is_correct, given.mistake, given.misconception, given.hints,
      given.confidence,
      -- An item that is gone is known by its answer alone: choices are named c1, c2.
      coalesce(items.kind not in ('single', 'multiple'), given.answer::text !~ '^(\[)?"c\d'),
      coalesce(items.level, 1),
      ((given.answered_at at time zone new_learners.time_zone) - interval '4 hours')::date,
      given.answered_at
    from given
    join new_learners on new_learners.id = given.user_id
    left join private.review_items as items on items.lesson_id = given.lesson_id
      and items.activity = given.activity and items.item_id = given.item_id
    returning 1
  )
  select count(*) from written;
$$;
comment on function private.import_responses() is
  'Brings the first answers of learners of whom there is no evidence into responses, and says how many. Their states are '
  'computed when they are needed first, or by npm run learning:rebuild.';
revoke all on function private.import_responses() from public;

select private.import_responses();
