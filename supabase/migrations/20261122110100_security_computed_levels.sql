-- Whoever controls a browser can say what they like through log_security_event. What the event says of itself (level,
-- blocked, whose, from where) is therefore what the database sees in the request; what only the browser says stays in the
-- details and raises no alarm (docs/decisions/security-events.md).

-- The words are those of domain/security/assess-client.ts; both run tests/cases/robot-names.json.
create function private.is_robot(user_agent text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(lower(user_agent) ~ 'bot|crawler|spider|scraper|headless|phantom|selenium|puppeteer', false);
$$;
comment on function private.is_robot(text) is 'Whether a program that calls itself so is a robot.';
revoke all on function private.is_robot(text) from public;
grant execute on function private.is_robot(text) to service_role;

-- Anybody can call this, so that it must not fill the disk. What is over the limit is dropped without an error:
-- the guard has nobody to tell, a sender of floods need not learn where the limit is, and sixty events have
-- already told the admins. Calls that arrive together may go over it by their number, which the pool bounds.
create or replace function public.log_security_event(
  p_user_id uuid,
  p_event_type text,
  p_ip_address text,
  p_user_agent text,
  p_threat_level text,
  p_blocked boolean,
  p_details jsonb
) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  address constant text := left(coalesce(
    nullif(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), ''), p_ip_address, 'unknown'
  ), 64);
  -- The guard blocks robots by their name, and this is the name that the request itself came under.
  is_robot constant boolean := p_event_type = 'security_check' and private.is_robot(headers ->> 'user-agent');
  stated constant jsonb := coalesce(p_details, '{}')
    || jsonb_build_object('threat_level', p_threat_level, 'blocked', coalesce(p_blocked, false));
begin
  if coalesce(p_threat_level, '') not in ('low', 'medium', 'high', 'critical') then
    raise exception 'The level is low, medium, high or critical.' using errcode = '23514';
  end if;
  insert into public.security_events
    (user_id, event_type, ip_address, user_agent, threat_level, blocked, details, source)
  select
    auth.uid(),
    p_event_type,
    address,
    left(coalesce(headers ->> 'user-agent', p_user_agent), 512),
    case when is_robot then 'high' else 'low' end,
    is_robot,
    case when is_robot then jsonb_build_object('isBot', true, 'stated', stated)
      else jsonb_build_object('stated', stated) end,
    case when is_robot then 'server' else 'browser' end
  where 60 > (
      select count(*) from public.security_events
      where ip_address = address and created_at > now() - interval '10 minutes'
    )
    and 60 > (
      select count(*) from public.security_events
      where user_id = auth.uid() and created_at > now() - interval '10 minutes'
    );
end;
$$;
comment on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb) is
  'Records what the guard saw. What the request itself shows decides: the caller''s own id, the address that the gateway '
  'saw, the name of its browser, and from that level and blocking. A robot is recorded by the server; everything else is '
  'stated by the browser, low and not blocked. What the call says of itself is kept under details.stated. Long texts are '
  'cut. Keeps 60 events in ten minutes for an address, and as many for a learner; drops the others without an error.';

comment on column public.security_events.source is
  'Who says so. "server": what the server itself saw. "browser": stated by a browser, which nobody can verify.';
comment on column public.security_events.threat_level is
  'Computed. What a browser states is low, whatever it states.';

create function private.record_vpn(p_address text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.security_events (event_type, ip_address, threat_level, blocked, details, source)
  select 'security_check', left(p_address, 64), 'high', false, '{"isVPN": true}', 'server'
  where not exists (
    select from public.security_events
    where ip_address = left(p_address, 64) and created_at > now() - interval '1 hour'
      and source = 'server' and details ->> 'isVPN' = 'true'
  );
$$;
comment on function private.record_vpn(text) is
  'Records that the operator''s provider knows an address as a VPN or a proxy: once an hour, since that is what an alert '
  'holds.';
revoke all on function private.record_vpn(text) from public;
grant execute on function private.record_vpn(text) to service_role;

-- It no longer says where an alert comes from: from the server, always.
drop function private.security_alerts(timestamptz, timestamptz, uuid);
create function private.security_alerts(p_from timestamptz, p_until timestamptz, p_account_id uuid)
returns table (
  id uuid, type text, severity text, description text, "timestamp" timestamptz, ip text, blocked boolean,
  began_at timestamptz, events integer, accounts uuid[]
)
language sql stable security definer
set search_path = ''
as $$
  select
    grouped.id, grouped.type,
    (array['low', 'medium', 'high', 'critical'])[grouped.level],
    grouped.description, grouped.last_at, grouped.ip, grouped.blocked,
    grouped.began_at, grouped.events, grouped.accounts
  from (
    select
      (array_agg(security_events.id order by security_events.created_at, security_events.id))[1] as id,
      event_type as type,
      greatest(
        max(array_position(array['low', 'medium', 'high', 'critical'], threat_level)),
        case when count(*) >= 20 then 3 when count(*) >= 5 then 2 else 1 end
      ) as level,
      concat_ws(', ',
        case when bool_or(details ->> 'isBot' = 'true') then 'bot' end,
        case when bool_or(details ->> 'isVPN' = 'true') then 'vpn' end
      ) as description,
      max(security_events.created_at) as last_at,
      ip_address as ip,
      bool_or(security_events.blocked) as blocked,
      min(security_events.created_at) as began_at,
      count(*)::integer as events,
      coalesce((array_agg(distinct user_id) filter (where user_id is not null))[:10], '{}') as accounts
    from public.security_events
    where security_events.created_at >= p_from and security_events.created_at < p_until
      and security_events.source = 'server'
      and (p_account_id is null or user_id = p_account_id)
    group by event_type, ip_address, date_bin('1 hour', security_events.created_at, '2000-01-01 00:00:00+00')
  ) as grouped
  where grouped.level >= 2;
$$;
comment on function private.security_alerts(timestamptz, timestamptz, uuid) is
  'The alerts of a period, of one account if p_account_id is not null, made of what the server saw: nothing that a browser '
  'states is an alert. Events of one type and address within the same hour by the clock (UTC) are one alert. It is as '
  'severe as its worst event; five events make it medium at least, twenty high. What stays low is no alert. id is that of '
  'the first event, timestamp the moment of the last; description lists codes, which the client words; accounts names ten '
  'of them at most.';

revoke all on function private.security_alerts(timestamptz, timestamptz, uuid) from public;
grant execute on function private.security_alerts(timestamptz, timestamptz, uuid) to service_role;

create or replace function private.threat_days(p_from timestamptz, p_until timestamptz)
returns table (day date, low integer, medium integer, high integer, critical integer)
language sql stable security definer
set search_path = ''
as $$
  select
    (starts_at at time zone 'UTC')::date,
    count(*) filter (where level = 'low')::integer,
    count(*) filter (where level = 'medium')::integer,
    count(*) filter (where level = 'high')::integer,
    count(*) filter (where level = 'critical')::integer
  from generate_series(
    date_trunc('day', p_from, 'UTC'), p_until - interval '1 microsecond', interval '1 day', 'UTC'
  ) as starts_at
  left join lateral (
    -- Events that browsers stated before their levels were computed carry the level they stated.
    select case source when 'server' then threat_level else 'low' end as level
    from public.security_events
    where created_at >= greatest(p_from, starts_at) and created_at < least(p_until, starts_at + interval '24 hours')
  ) as events on true
  group by starts_at
  order by starts_at;
$$;
comment on function private.threat_days(timestamptz, timestamptz) is
  'How many security events of each level every day of a period had, by UTC; a day without any is a row of zeros. What '
  'browsers state counts as low.';
