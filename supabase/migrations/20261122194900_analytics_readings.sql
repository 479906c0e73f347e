-- What the Analytics tab reads, one function a figure. Days are those of UTC; a period is p_from to p_to, both included.
-- replaces: 20261121182100 20261121182400
-- of release: 0.1.0

create function private.read_days(p_from date, p_to date, p_course_id uuid, p_unit text)
returns table (starts_on date, measure text, happened bigint)
language sql stable
set search_path = ''
as $$
  with counted as (
    select * from private.daily_counts
    union all
    select * from private.count_days(private.analytics_counted_until(), 'infinity')
  ),
  days as (
    select day, measure, happened
    from counted
    where day between p_from and p_to and (p_course_id is null or course_id is null or course_id = p_course_id)
  ),
  -- Who signed up within the last seven days can still become active: their days tell nothing about the share yet.
  measures as (
    select * from days where measure <> 'activations'
    union all
    select day, case measure when 'sign_ups' then 'sign_ups_ripe' else measure end, happened
    from days where measure in ('sign_ups', 'activations') and day < (now() at time zone 'UTC')::date - 7
  )
  select date_trunc(p_unit, day::timestamp)::date, measure, sum(happened)::bigint
  from measures
  group by 1, 2
  order by 1, 2;
$$;
comment on function private.read_days(date, date, uuid, text) is
  'What happened in a period, by day, week or month (p_unit), see count_days. With a course, what belongs to another one '
  'is left out. sign_ups_ripe and activations are of the days whose seven days are over: their quotient is the activation.';
revoke all on function private.read_days(date, date, uuid, text) from public;

create function private.read_course_funnel(p_from date, p_to date, p_course_id uuid)
returns table (
  course_id uuid, title text, translations jsonb, enrolled bigint, began bigint, quarter bigint, half bigint,
  three_quarters bigint, completed bigint
)
language sql stable
set search_path = ''
as $$
  select courses.id, courses.title, courses.translations,
    count(enrollments.id),
    count(*) filter (where enrollments.progress >= 1),
    count(*) filter (where enrollments.progress >= 25),
    count(*) filter (where enrollments.progress >= 50),
    count(*) filter (where enrollments.progress >= 75),
    count(*) filter (where enrollments.completed_at is not null)
  from public.courses
  left join public.enrollments on enrollments.course_id = courses.id
    and enrollments.created_at >= p_from::timestamp at time zone 'UTC'
    and enrollments.created_at < (p_to + 1)::timestamp at time zone 'UTC'
  where p_course_id is null or courses.id = p_course_id
  group by courses.id
  order by courses.order_index;
$$;
comment on function private.read_course_funnel(date, date, uuid) is
  'How far those who enrolled in a period have come in each course by now, in percent of its lessons.';
revoke all on function private.read_course_funnel(date, date, uuid) from public;

create function private.read_lesson_funnel(p_from date, p_to date, p_course_id uuid)
returns table (
  lesson_id uuid, title text, translations jsonb, module_number integer, lesson_number integer, content_type text,
  opened bigint, completed bigint
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select lesson_counts.lesson_id, enrolled_on, opened, completed from private.lesson_counts
    union all
    select steps.lesson_id, enrolled_on, opened, completed
    from private.count_lesson_steps(private.analytics_counted_until(), 'infinity') as steps
  )
  select lessons.id, lessons.title, lessons.translations, modules.order_index, lessons.order_index,
    lessons.content_type, coalesce(sum(counted.opened), 0)::bigint, coalesce(sum(counted.completed), 0)::bigint
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  left join counted on counted.lesson_id = lessons.id and enrolled_on between p_from and p_to
  where lessons.course_id = p_course_id and lessons.retired_at is null and modules.retired_at is null
  group by lessons.id, modules.order_index
  order by modules.order_index, lessons.order_index;
$$;
comment on function private.read_lesson_funnel(date, date, uuid) is
  'Of those who enrolled in a course in a period: how many have opened and completed each of its lessons by now, in the '
  'order of the course. Retired lessons are left out.';
revoke all on function private.read_lesson_funnel(date, date, uuid) from public;

create function private.read_quiz_items(p_from date, p_to date, p_course_id uuid)
returns table (
  lesson_id uuid, item_id text, title text, translations jsonb, module_number integer, prompt_html text,
  skill_name text, answers bigint, correct bigint, discrimination double precision
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select * from private.item_sums
    union all
    select * from private.sum_items(private.analytics_counted_until(), 'infinity')
  ),
  sums as (
    select counted.lesson_id, counted.item_id, sum(counted.answers)::bigint as answers, sum(counted.correct)::bigint as correct,
      sum(rest_answers)::double precision as n, sum(rest_correct)::double precision as x, sum(rest_sum) as y,
      sum(rest_square_sum) as yy, sum(correct_rest_sum) as xy
    from counted
    where day between p_from and p_to
    group by 1, 2
  )
  select lessons.id, item.value ->> 'id', lessons.title, lessons.translations, modules.order_index,
    item.value ->> 'prompt_html', item.value ->> 'skill_name', coalesce(sums.answers, 0), coalesce(sums.correct, 0),
    case
      when n >= 30 and x > 0 and x < n and n * yy - y * y > 1e-9
        then greatest(-1, least(1, (n * xy - x * y) / sqrt((n * x - x * x) * (n * yy - y * y))))
    end
  from public.lessons
  join public.modules on modules.id = lessons.module_id
  join public.lesson_bodies on lesson_bodies.lesson_id = lessons.id
  cross join lateral jsonb_array_elements(lesson_bodies.quiz -> 'items') with ordinality as item (value, place)
  left join sums on sums.lesson_id = lessons.id and sums.item_id = item.value ->> 'id'
  where lessons.course_id = p_course_id and lessons.content_type = 'quiz'
    and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index, item.place;
$$;
comment on function private.read_quiz_items(date, date, uuid) is
  'The items of the quizzes of a course, as first attempts finished in a period answered them. Difficulty is correct / '
  'answers. discrimination is the corrected point-biserial: the correlation of the item (0 or 1) with the share right of '
  'the other items of the attempt (Henrysson 1963, Psychometrika 28, 211-218); null below 30 answers, and where all '
  'answers or all the others are alike.';
revoke all on function private.read_quiz_items(date, date, uuid) from public;

create function private.read_retention(p_from date, p_to date, p_course_id uuid)
returns table (cohort_week date, joined bigint, week integer, learners bigint)
language sql stable
set search_path = ''
as $$
  with joined as (
    select date_trunc('week', day::timestamp)::date as cohort_week, sum(happened)::bigint as joined
    from (
      select * from private.daily_counts
      union all
      select * from private.count_days(private.analytics_counted_until(), 'infinity')
    ) as counted
    where case when p_course_id is null then measure = 'sign_ups' else measure = 'enrolments' and course_id = p_course_id end
      and date_trunc('week', day::timestamp)::date between p_from and p_to
    group by 1
  ),
  active as (
    select cohort_week, week, sum(learners)::bigint as learners
    from (
      select * from private.active_learners
      union all
      select null, * from private.count_active_learners(private.analytics_counted_until(), 'infinity')
      where p_course_id is null
      union all
      select * from private.count_active_learners_by_course(private.analytics_counted_until(), 'infinity')
      where p_course_id is not null
    ) as counted
    where course_id is not distinct from p_course_id and week <= 12
    group by 1, 2
  )
  select joined.cohort_week, joined.joined, weeks.week, coalesce(active.learners, 0)
  from joined
  cross join lateral generate_series(0, least(12, ((now() at time zone 'UTC')::date - joined.cohort_week) / 7)) as weeks (week)
  left join active on active.cohort_week = joined.cohort_week and active.week = weeks.week
  order by 1, 3;
$$;
comment on function private.read_retention(date, date, uuid) is
  'Of the learners who joined in a week (Monday to Sunday) of a period: how many were active in it and in each of the '
  'twelve weeks after, see count_active_learners. Weeks that have not begun are left out; the last one may be unfinished.';
revoke all on function private.read_retention(date, date, uuid) from public;

-- Payments of the test provider move no money: they stand apart from those that do.
create function private.read_revenue(p_from date, p_to date, p_unit text)
returns table (
  starts_on date, currency text, provider text, kind text, payments bigint, amount_minor bigint
)
language sql stable
set search_path = ''
as $$
  select date_trunc(p_unit, paid_at at time zone 'UTC')::date, currency, provider, kind, count(*),
    sum(amount_minor)::bigint
  from public.payments
  where paid_at >= p_from::timestamp at time zone 'UTC' and paid_at < (p_to + 1)::timestamp at time zone 'UTC'
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4;
$$;
comment on function private.read_revenue(date, date, text) is
  'Payments and refunds by day, week or month (p_unit), each currency and each payment provider by itself, in minor units.';
revoke all on function private.read_revenue(date, date, text) from public;
