-- What learning looks like over everybody: counted once a night from the evidence, kept as a few hundred rows.

create table private.learning_figures (
  figure text not null check (figure in ('first_answer', 'return', 'recall', 'forecast', 'stuck', 'block', 'choice', 'time', 'placement')),
  course_id uuid references public.courses on delete cascade,
  lesson_id uuid references public.lessons on delete cascade,
  name text not null,
  detail text not null default '',
  cases bigint not null check (cases >= 0),
  happened bigint not null check (happened >= 0),
  value double precision,
  other double precision
);
comment on table private.learning_figures is
  'Figures of learning of all time: of so many cases something happened in so many. Counted anew each night.';
comment on column private.learning_figures.value is
  'The mean forecast, the median of seconds, or the difficulty in use.';
comment on column private.learning_figures.other is 'The author''s difficulty of an item of the placement.';
create index learning_figures_course_id_idx on private.learning_figures (course_id);
create index learning_figures_lesson_id_idx on private.learning_figures (lesson_id);
alter table private.learning_figures enable row level security;
revoke all on table private.learning_figures from public, anon, authenticated, service_role;

-- A learner's first graded answer, and whether they were there on a day after they came.
create function private.count_arrivals() returns table (figure text, name text, cases bigint, happened bigint)
language sql stable
set search_path = ''
as $$
  with people as materialized (
    select id, created_at from auth.users where not is_anonymous and deleted_at is null
  )
  select 'first_answer', '', count(*), count(*) filter (where answered_at <= created_at + interval '10 minutes')
  from people left join lateral (
    select answered_at from public.responses where user_id = people.id order by sequence limit 1
  ) as first on true
  where created_at <= now() - interval '10 minutes'
  union all
  select 'return', days.after::text, count(*), count(*) filter (where exists (
    select from public.learning_events as events where events.user_id = people.id
      and occurred_at >= created_at + make_interval(days => days.after)
      and occurred_at < created_at + make_interval(days => days.after + 1)
  ))
  from people cross join (values (1), (7), (30)) as days(after)
  where created_at <= now() - make_interval(days => days.after + 1)
  group by days.after;
$$;
comment on function private.count_arrivals() is
  'Of those who signed up: who answered something graded within ten minutes, and who was there on day 1, 7 and 30 after.';
revoke all on function private.count_arrivals() from public;

-- Memories: what was recalled after a week and more, and what was forecast of it.
create function private.count_recall() returns table (figure text, name text, cases bigint, happened bigint, value double precision)
language sql stable
set search_path = ''
as $$
  select 'recall', '', count(*), count(*) filter (where is_right), null
  from public.responses where try = 1 and days_since >= 7 and place in ('review', 'drill', 'quiz', 'lesson', 'exam')
  union all
  select 'forecast', tenth::text, count(*), count(*) filter (where is_right), avg(forecast)
  from public.responses cross join lateral (select least(floor(forecast * 10), 9)::integer as tenth) as bins
  where try = 1 and forecast is not null group by tenth;
$$;
comment on function private.count_recall() is
  'First answers after seven days without the skill, and first answers by the tenth that their forecast lay in.';
revoke all on function private.count_recall() from public;

-- Where learners stay: skills still being learned after eight first answers, of those who gave so many.
create function private.count_stuck() returns table (skill text, cases bigint, happened bigint)
language sql stable
set search_path = ''
as $$
  select given.skill, count(*), count(*) filter (where states.status = 'learning')
  from (
    select user_id, responses.skill from public.responses where try = 1
    group by user_id, responses.skill having count(*) >= 8
  ) as given
  join public.skill_states as states on states.user_id = given.user_id and states.skill = given.skill
  group by given.skill;
$$;
comment on function private.count_stuck() is 'Of the learners who gave eight first answers to a skill: how many do not know it yet.';
revoke all on function private.count_stuck() from public;

-- Of those who opened a lesson: how many answered each thing in it that is graded.
create function private.count_blocks() returns table (lesson_id uuid, activity text, cases bigint, happened bigint)
language sql stable
set search_path = ''
as $$
  with opened as (
    select lesson_use.lesson_id, count(*) as learners from private.lesson_use where opened_at is not null group by 1
  ), answered as (
    select answers.lesson_id, answers.activity, count(distinct answers.user_id) as learners
    from public.activity_answers as answers where answers.try = 1 group by 1, 2
    union all
    select attempts.lesson_id, '', count(distinct attempts.user_id) from public.quiz_attempts as attempts
    where finished_at is not null group by 1
  )
  select answered.lesson_id, answered.activity, greatest(opened.learners, answered.learners), answered.learners
  from answered join opened on opened.lesson_id = answered.lesson_id;
$$;
comment on function private.count_blocks() is 'How many of those who opened a lesson did each graded block of it; an empty name is its quiz.';
revoke all on function private.count_blocks() from public;

-- What was picked instead of the right choice, of items with one right one.
create function private.count_choices() returns table (lesson_id uuid, item_id text, choice text, cases bigint, happened bigint)
language sql stable
set search_path = ''
as $$
  with first as (
    select attempts.lesson_id, answers.item_id, answers.answer ->> 0 as choice, answers.is_correct, count(*) as answers
    from public.quiz_answers as answers join public.quiz_attempts as attempts on attempts.id = answers.attempt_id
    where answers.round = 1 and answers.try = 1
      and case jsonb_typeof(answers.answer) when 'array' then jsonb_array_length(answers.answer) = 1 end
    group by 1, 2, 3, 4
  )
  select first.lesson_id, first.item_id, first.choice,
    sum(sum(answers)) over (partition by first.lesson_id, first.item_id)::bigint, sum(answers)::bigint
  from first group by first.lesson_id, first.item_id, first.choice, first.is_correct;
$$;
comment on function private.count_choices() is 'How often each choice was picked first, of the first answers to its item.';
revoke all on function private.count_choices() from public;

create function private.roll_up_learning() returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from private.learning_figures;
  insert into private.learning_figures (figure, name, cases, happened)
    select * from private.count_arrivals() as counted where counted.cases > 0;
  insert into private.learning_figures (figure, name, cases, happened, value)
    select * from private.count_recall() as counted where counted.cases > 0;
  insert into private.learning_figures (figure, name, cases, happened)
    select 'stuck', counted.skill, counted.cases, counted.happened from private.count_stuck() as counted;
  insert into private.learning_figures (figure, course_id, lesson_id, name, cases, happened)
    select 'block', lessons.course_id, lessons.id, counted.activity, counted.cases, counted.happened
    from private.count_blocks() as counted join public.lessons on lessons.id = counted.lesson_id;
  insert into private.learning_figures (figure, course_id, lesson_id, name, detail, cases, happened)
    select 'choice', lessons.course_id, lessons.id, counted.item_id, counted.choice, counted.cases, counted.happened
    from private.count_choices() as counted
    join public.lessons on lessons.id = counted.lesson_id
    join public.quiz_answer_keys as keys on keys.lesson_id = lessons.id and keys.item_id = counted.item_id
    where keys.key ->> 'kind' = 'single' and not keys.key -> 'correct' ? counted.choice;
  insert into private.learning_figures (figure, course_id, lesson_id, name, cases, happened, value)
    select 'time', lessons.course_id, lessons.id, responses.template, count(*), count(*) filter (where is_right),
      percentile_cont(0.5) within group (order by seconds)
    from public.responses join public.lessons on lessons.id = responses.lesson_id
    where try = 1 and seconds is not null group by 2, 3, 4;
  insert into private.learning_figures (figure, name, cases, happened, value, other)
    select 'placement', items.item_id, count(*), count(*) filter (where is_right), max(current.difficulty),
      max(current.author_difficulty)
    from public.placement_answers as answers
    join public.placement_items as items using (item_id, version)
    join public.placement_items as current on current.item_id = items.item_id and current.valid_to is null
    where answers.answered_at is not null and items.content_hash = current.content_hash
    group by items.item_id;
end;
$$;
comment on function private.roll_up_learning() is
  'Counts the figures of learning anew, so that deleted accounts leave them. Once a night, with the closed days.';
revoke all on function private.roll_up_learning() from public;

create function private.read_learning(p_course_id uuid)
returns table (
  figure text, lesson_id uuid, title text, translations jsonb, name text, detail text, cases bigint, happened bigint,
  value double precision, other double precision
)
language sql stable
set search_path = ''
as $$
  select figures.figure, figures.lesson_id, coalesce(lessons.title, skills.name, ''), coalesce(lessons.translations, '{}'),
    figures.name, figures.detail, figures.cases, figures.happened, figures.value, figures.other
  from private.learning_figures as figures
  left join public.lessons on lessons.id = figures.lesson_id
  left join public.modules on modules.id = lessons.module_id
  left join public.skills on figures.figure = 'stuck' and skills.id = figures.name
  where figures.course_id is null or figures.course_id = p_course_id
  order by figures.figure, modules.order_index, lessons.order_index, figures.happened::float / nullif(figures.cases, 0) desc,
    figures.name, figures.detail;
$$;
comment on function private.read_learning(uuid) is 'The figures of learning, with those of the lessons of one course.';
revoke all on function private.read_learning(uuid) from public;
