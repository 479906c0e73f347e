-- Which mistakes are made how often: of each kind, each belief by name, and what is overlooked in transcripts. Counted like the
-- other figures: closed days once, today when somebody looks (docs/decisions/analytics.md).

create table private.mistake_sums (
  day date not null,
  lesson_id uuid not null references public.lessons on delete cascade,
  item_id text not null,
  kind text not null,
  name text not null,
  happened bigint not null,
  primary key (lesson_id, item_id, kind, name, day)
);
comment on table private.mistake_sums is 'sum_mistakes of the closed days.';

alter table private.mistake_sums enable row level security;

create index quiz_answers_answered_at_idx on public.quiz_answers (answered_at) where round = 1 and try = 1;
create index activity_answers_answered_at_idx on public.activity_answers (answered_at) where try = 1;

create function private.sum_mistakes(since timestamptz, until timestamptz)
returns table (day date, lesson_id uuid, item_id text, kind text, name text, happened bigint)
language sql stable
set search_path = ''
as $$
  with first_answers (answered_at, lesson_id, item_id, is_right, mistake, misconception) as (
    select quiz_answers.answered_at, attempts.lesson_id, quiz_answers.item_id, quiz_answers.is_correct,
      quiz_answers.mistake, quiz_answers.misconception
    from public.quiz_answers
    join public.quiz_attempts as attempts on attempts.id = quiz_answers.attempt_id
    where quiz_answers.answered_at >= since and quiz_answers.answered_at < until
      and quiz_answers.round = 1 and quiz_answers.try = 1
      and not exists (
        select from public.quiz_attempts as earlier
        where earlier.user_id = attempts.user_id and earlier.lesson_id = attempts.lesson_id
          and earlier.started_at < attempts.started_at
      )
    union all
    select answers.answered_at, answers.lesson_id, answers.activity || '/' || answers.item_id, answers.is_right,
      answers.mistake, answers.misconception
    from public.activity_answers as answers
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is not null
  ),
  transcripts as (
    select answers.answered_at, answers.lesson_id, answers.activity as item_id, keys.key -> 'faults' as faults,
      case when jsonb_typeof(answers.answer) = 'array' then answers.answer else '[]' end as marks
    from public.activity_answers as answers
    join public.activity_keys as keys on keys.lesson_id = answers.lesson_id and keys.activity = answers.activity
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is null and keys.key ->> 'kind' = 'transcript'
  ),
  happenings (moment, lesson_id, item_id, kind, name) as (
    select answered_at, lesson_id, item_id, 'answered', '' from first_answers
    union all
    select answered_at, lesson_id, item_id, coalesce(mistake, 'unknown'),
      case when mistake = 'belief' then coalesce(misconception, '') else '' end
    from first_answers where not is_right
    union all
    select answered_at, lesson_id, item_id, 'answered', '' from transcripts
    union all
    -- A fault that was not marked, or was marked for another reason.
    select answered_at, lesson_id, item_id, 'missed', fault ->> 'reason'
    from transcripts
    cross join lateral jsonb_array_elements(faults) as fault
    where not marks @> to_jsonb((fault ->> 'sentence') || ':' || (fault ->> 'reason'))
    union all
    -- A sound sentence that was marked.
    select answered_at, lesson_id, item_id, 'false_alarm', split_part(mark, ':', 2)
    from transcripts
    cross join lateral jsonb_array_elements_text(marks) as mark
    where not faults @> jsonb_build_array(jsonb_build_object('sentence', split_part(mark, ':', 1)))
  )
  select (moment at time zone 'UTC')::date, lesson_id, item_id, kind, name, count(*)
  from happenings
  group by 1, 2, 3, 4, 5;
$$;
comment on function private.sum_mistakes(timestamptz, timestamptz) is
  'Of first answers given in [since, until), to items of quizzes in first attempts and to checks and transcripts in lessons: '
  'how many there were (kind answered), and what went wrong: slip, misread, formula, belief (name is the misconception), '
  'unknown; in transcripts missed and false_alarm (name is the reason). An item of a check is named activity/item.';
revoke all on function private.sum_mistakes(timestamptz, timestamptz) from public;

create or replace function private.roll_up_analytics(until timestamptz default date_trunc('day', now(), 'UTC')) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  delete from private.daily_counts;
  insert into private.daily_counts select * from private.count_days('-infinity', until);
  delete from private.lesson_counts;
  insert into private.lesson_counts select * from private.count_lesson_steps('-infinity', until);
  delete from private.item_sums;
  insert into private.item_sums select * from private.sum_items('-infinity', until);
  delete from private.mistake_sums;
  insert into private.mistake_sums select * from private.sum_mistakes('-infinity', until);
  delete from private.active_learners;
  insert into private.active_learners
    select null, * from private.count_active_learners('-infinity', until)
    union all
    select * from private.count_active_learners_by_course('-infinity', until);
  insert into private.analytics_rollup (counted_until) values (until)
  on conflict (id) do update set counted_until = excluded.counted_until;
end;
$$;
-- What is kept already was counted without mistakes: the next hour counts all of it anew.
delete from private.analytics_rollup;

create function private.read_mistakes(p_from date, p_to date, p_course_id uuid)
returns table (
  lesson_id uuid, title text, translations jsonb, module_number integer, item_id text, kind text, name text, belief text,
  happened bigint, answers bigint, happened_before bigint, answers_before bigint
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select * from private.mistake_sums
    union all
    select * from private.sum_mistakes(private.analytics_counted_until(), 'infinity')
  ),
  sums as (
    select counted.lesson_id, counted.item_id, counted.kind, counted.name,
      coalesce(sum(counted.happened) filter (where day >= p_from), 0)::bigint as happened,
      coalesce(sum(counted.happened) filter (where day < p_from), 0)::bigint as happened_before
    from counted
    where day between p_from - (p_to - p_from + 1) and p_to
    group by 1, 2, 3, 4
  )
  select lessons.id, lessons.title, lessons.translations, modules.order_index, mistakes.item_id, mistakes.kind, mistakes.name,
    misconceptions.belief, mistakes.happened, answered.happened, mistakes.happened_before, answered.happened_before
  from sums as mistakes
  join sums as answered on answered.lesson_id = mistakes.lesson_id and answered.item_id = mistakes.item_id
    and answered.kind = 'answered'
  join public.lessons on lessons.id = mistakes.lesson_id
  join public.modules on modules.id = lessons.module_id
  left join public.misconceptions on mistakes.kind = 'belief' and misconceptions.id = mistakes.name
  where mistakes.kind <> 'answered' and lessons.course_id = p_course_id
    and lessons.retired_at is null and modules.retired_at is null
  order by modules.order_index, lessons.order_index, mistakes.item_id, mistakes.kind, mistakes.name;
$$;
comment on function private.read_mistakes(date, date, uuid) is
  'What went wrong in each item, check and transcript of a course in a period, see sum_mistakes, of how many first answers to '
  'it; and the same of as many days before. What went wrong in neither is left out.';
revoke all on function private.read_mistakes(date, date, uuid) from public;
