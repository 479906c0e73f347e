-- Mistakes at tables that their authors foresaw are counted with those of items and checks.

create or replace function private.sum_mistakes(since timestamptz, until timestamptz)
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
    union all
    -- Work at tables counts where its author foresaw mistakes: elsewhere all of them would be unknown.
    select answers.answered_at, answers.lesson_id, answers.activity, answers.is_right, answers.mistake, answers.misconception
    from public.activity_answers as answers
    join public.activity_keys as keys on keys.lesson_id = answers.lesson_id and keys.activity = answers.activity
    where answers.answered_at >= since and answers.answered_at < until and answers.try = 1
      and answers.item_id is null and keys.key ->> 'kind' = 'data-task' and keys.key -> 'mistakes' <> '[]'
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
  'Of first answers given in [since, until), to items of quizzes in first attempts and to checks, transcripts and work at tables with '
  'foreseen mistakes in lessons: '
  'how many there were (kind answered), and what went wrong: slip, misread, formula, belief (name is the misconception), '
  'unknown; in transcripts missed and false_alarm (name is the reason). An item of a check is named activity/item.';

-- What is kept already was counted without them: the next hour counts all of it anew.
delete from private.analytics_rollup;
