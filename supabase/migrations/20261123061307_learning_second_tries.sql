-- Whoever errs in a quiz is told what is wrong with the answer and may try once more before the right one shows. The first
-- answer alone scores, and is what every figure counts.

alter table public.quiz_answers add column try smallint not null default 1 check (try in (1, 2));
comment on column public.quiz_answers.try is
  '1 scores in round 1. 2 is the answer after the feedback to a wrong first one; kept, and counted nowhere.';
comment on table public.quiz_answers is
  'The answers to each item of an attempt, at most two a round: the first one counts.';
alter table public.quiz_answers drop constraint quiz_answers_pkey;
alter table public.quiz_answers add primary key (attempt_id, item_id, round, try);

drop trigger record_learning_event on public.quiz_answers;
create trigger record_learning_event after insert on public.quiz_answers
  for each row execute function private.record_learning_event(
    'item_answered', 'is_correct', 'round', 'try', 'skill', 'mistake', 'misconception'
  );

create or replace function private.sum_items(since timestamptz, until timestamptz)
returns table (
  day date, lesson_id uuid, item_id text, answers bigint, correct bigint, rest_answers bigint, rest_correct bigint,
  rest_sum double precision, rest_square_sum double precision, correct_rest_sum double precision
)
language sql stable
set search_path = ''
as $$
  with answered as (
    select attempts.finished_at, attempts.lesson_id, quiz_answers.item_id, quiz_answers.is_correct::integer as score,
      -- The share right of the other items of the attempt; null when there is no other.
      (sum(quiz_answers.is_correct::integer) over attempt - quiz_answers.is_correct::integer)::double precision
        / nullif(count(*) over attempt - 1, 0) as rest
    from public.quiz_attempts as attempts
    join public.quiz_answers on quiz_answers.attempt_id = attempts.id and quiz_answers.round = 1
      and quiz_answers.try = 1
    where attempts.finished_at >= since and attempts.finished_at < until
      and not exists (
        select from public.quiz_attempts as earlier
        where earlier.user_id = attempts.user_id and earlier.lesson_id = attempts.lesson_id
          and earlier.started_at < attempts.started_at
      )
    window attempt as (partition by attempts.id)
  )
  select (finished_at at time zone 'UTC')::date, lesson_id, item_id, count(*), sum(score),
    count(rest), coalesce(sum(score) filter (where rest is not null), 0),
    coalesce(sum(rest), 0), coalesce(sum(rest * rest), 0), coalesce(sum(score * rest), 0)
  from answered
  group by 1, 2, 3;
$$;
comment on function private.sum_items(timestamptz, timestamptz) is
  'Of the first attempts of learners at quizzes that were finished in [since, until): the sums that difficulty and '
  'discrimination of each item are made of, from first answers. rest is the share right of the other items of the same '
  'attempt.';
