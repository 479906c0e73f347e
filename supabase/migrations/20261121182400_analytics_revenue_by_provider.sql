-- Payments of the test provider move no money: they stand apart from those that do.

drop function private.read_revenue(date, date, text);

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
