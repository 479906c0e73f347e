-- Beside what the guard in the browser reports, the server records what it refused itself. Alerts are made of both by the
-- rules that stand at private.security_alerts.

alter table public.security_events
  add column source text not null default 'browser' check (source in ('browser', 'server'));
comment on column public.security_events.source is
  'Who says so: anybody can report what a browser saw, only the server records under "server".';

create function private.record_auth_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal constant text := new.payload -> 'traits' ->> 'error_code';
begin
  insert into public.security_events (user_id, event_type, ip_address, threat_level, blocked, details, source)
  select
    (select id from auth.users where id = (new.payload ->> 'actor_id')::uuid),
    kinds.event_type, nullif(new.ip_address, ''), kinds.threat_level, kinds.blocked,
    coalesce(new.payload -> 'traits', '{}'), 'server'
  from (values
    -- Two people hold one token, so one of them stole it.
    (new.payload ->> 'action' = 'token_revoked', 'refresh_token_reused', 'high', true),
    (refusal like 'over\_%', 'limit_reached', 'medium', true),
    (refusal = 'user_banned', 'banned_sign_in', 'medium', true),
    -- Whoever gets this far knows the password.
    (refusal like 'mfa\_%', 'second_step_failed', 'medium', false),
    (refusal = 'otp_expired', 'code_refused', 'low', false),
    (refusal = 'invalid_credentials', 'sign_in_failed', 'low', false)
  ) as kinds (applies, event_type, threat_level, blocked)
  where kinds.applies
  limit 1;
  return null;
end;
$$;
comment on function private.record_auth_event() is
  'Makes a security event of what the audit log of accounts says about refusals and stolen tokens.';
revoke all on function private.record_auth_event() from public;

create trigger record_auth_event after insert on auth.audit_log_entries
  for each row when (new.payload ->> 'action' in ('token_revoked', 'request_refused'))
  execute function private.record_auth_event();

-- An alert is several events, and the one an admin wants to hear of.
drop view public.security_alerts;

create function private.security_alerts(p_from timestamptz, p_until timestamptz, p_account_id uuid)
returns table (
  id uuid, type text, severity text, description text, "timestamp" timestamptz, ip text, blocked boolean,
  began_at timestamptz, events integer, accounts uuid[], source text
)
language sql stable security definer
set search_path = ''
as $$
  select
    grouped.id, grouped.type,
    (array['low', 'medium', 'high', 'critical'])[grouped.level],
    grouped.description, grouped.last_at, grouped.ip, grouped.blocked,
    grouped.began_at, grouped.events, grouped.accounts, grouped.source
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
        case when bool_or(details ->> 'isVPN' = 'true') then 'vpn' end,
        case when bool_or(details ->> 'isSuspicious' = 'true') then 'suspicious' end
      ) as description,
      max(security_events.created_at) as last_at,
      ip_address as ip,
      bool_or(security_events.blocked) as blocked,
      min(security_events.created_at) as began_at,
      count(*)::integer as events,
      coalesce((array_agg(distinct user_id) filter (where user_id is not null))[:10], '{}') as accounts,
      security_events.source
    from public.security_events
    where security_events.created_at >= p_from and security_events.created_at < p_until
      and (p_account_id is null or user_id = p_account_id)
    group by event_type, ip_address, security_events.source,
      date_bin('1 hour', security_events.created_at, '2000-01-01 00:00:00+00')
  ) as grouped
  where grouped.level >= 2;
$$;
comment on function private.security_alerts(timestamptz, timestamptz, uuid) is
  'The alerts of a period, of one account if p_account_id is not null. Events of one type, source and address within the same hour by the clock (UTC) are one alert. It '
  'is as severe as its worst event; five events make it medium at least, twenty high. What stays low is no alert. id is that '
  'of the first event, timestamp the moment of the last; description lists codes, which the client words; accounts names '
  'ten of them at most.';
revoke all on function private.security_alerts(timestamptz, timestamptz, uuid) from public;
grant execute on function private.security_alerts(timestamptz, timestamptz, uuid) to service_role;

create function private.threat_days(p_from timestamptz, p_until timestamptz)
returns table (day date, low integer, medium integer, high integer, critical integer)
language sql stable security definer
set search_path = ''
as $$
  select
    (starts_at at time zone 'UTC')::date,
    count(*) filter (where threat_level = 'low')::integer,
    count(*) filter (where threat_level = 'medium')::integer,
    count(*) filter (where threat_level = 'high')::integer,
    count(*) filter (where threat_level = 'critical')::integer
  from generate_series(
    date_trunc('day', p_from, 'UTC'), p_until - interval '1 microsecond', interval '1 day', 'UTC'
  ) as starts_at
  left join public.security_events
    on created_at >= greatest(p_from, starts_at) and created_at < least(p_until, starts_at + interval '24 hours')
  group by starts_at
  order by starts_at;
$$;
comment on function private.threat_days(timestamptz, timestamptz) is
  'How many security events of each level every day of a period had, by UTC; a day without any is a row of zeros.';
revoke all on function private.threat_days(timestamptz, timestamptz) from public;
grant execute on function private.threat_days(timestamptz, timestamptz) to service_role;
