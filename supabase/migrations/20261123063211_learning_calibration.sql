-- How sure a learner said they were, against how often they were right.

create function public.read_calibration()
returns table (confidence double precision, answers integer, correct integer)
language sql stable
set search_path = ''
as $$
  select activity_answers.confidence::double precision, count(*)::integer,
    (count(*) filter (where is_right))::integer
  from public.activity_answers
  where user_id = (select auth.uid()) and try = 1 and activity_answers.confidence is not null
  group by 1
  order by 1;
$$;
comment on function public.read_calibration() is
  'Of the caller''s committed answers, the first to each question: how many there are at each likelihood that was said, and how '
  'many of them were right. Runs as the caller, who sees no answers but their own.';
revoke all on function public.read_calibration() from public, anon, authenticated, service_role;
grant execute on function public.read_calibration() to authenticated;
