-- A day with nothing but reviews is a day on which somebody was back: reviews leave responses, and no learning events.
create or replace function private.count_arrivals()
returns table (figure text, name text, cases bigint, happened bigint)
language sql
stable
set search_path = ''
as $function$
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
  ) or exists (
    select from public.responses where responses.user_id = people.id
      and answered_at >= created_at + make_interval(days => days.after)
      and answered_at < created_at + make_interval(days => days.after + 1)
  ))
  from people cross join (values (1), (7), (30)) as days(after)
  where created_at <= now() - make_interval(days => days.after + 1)
  group by days.after;
$function$;
