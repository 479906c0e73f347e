-- What the guard in the browser reports and what the server refused itself, the alerts that are made of it, and the
-- addresses that are answered nothing.
-- replaces: 20261121091300 20261121184000 20261121184100 20261121187000 20261122110100 20261122201400
-- of release: 0.1.0

-- ---------------------------------------------------------------- events

-- Append-only: written by the calls below, never changed, read by admins. Whoever controls a browser can say what they like.
-- What an event says of itself (level, blocked, whose, from where) is therefore what the database sees in the request; what
-- only the browser says stays in the details and raises no alarm (docs/decisions/security-events.md).
create table public.security_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  event_type text not null check (char_length(event_type) between 1 and 100),
  ip_address text check (char_length(ip_address) <= 64),
  user_agent text check (char_length(user_agent) <= 512),
  threat_level text not null check (threat_level in ('low', 'medium', 'high', 'critical')),
  blocked boolean not null default false,
  details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4096),
  created_at timestamptz not null default now(),
  source text not null default 'browser' check (source in ('browser', 'server'))
);
comment on table public.security_events is
  'Append-only. Deleting an account keeps its events and takes out what says whose they were.';
comment on column public.security_events.source is
  'Who says so. "server": what the server itself saw. "browser": stated by a browser, which nobody can verify.';
comment on column public.security_events.threat_level is
  'Computed. What a browser states is low, whatever it states.';
create index security_events_created_at_idx on public.security_events (created_at desc);
-- These two also count the latest events of a caller, see log_security_event.
create index security_events_user_id_created_at_idx on public.security_events (user_id, created_at);
create index security_events_ip_address_created_at_idx on public.security_events (ip_address, created_at);

revoke all on table public.security_events from anon, authenticated, service_role;
alter table public.security_events enable row level security;
grant select on table public.security_events to authenticated;
grant select, insert on table public.security_events to service_role;
create policy "Admins see security events" on public.security_events
  for select to authenticated using ((select public.is_admin()));
create policy "Every step of signing in is passed" on public.security_events as restrictive for all to authenticated
  using ((select private.session_is_complete())) with check ((select private.session_is_complete()));

create function private.anonymise_security_event() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.user_id is null or new.user_id is not null then
    raise exception 'Security events are append-only.' using hint = 'append-only';
  end if;
  new := old;
  new.user_id := null;
  new.ip_address := null;
  new.user_agent := null;
  return new;
end;
$$;
comment on function private.anonymise_security_event() is
  'Of a security event nothing ever changes but that the account it names is deleted; its address and browser go with it.';
revoke all on function private.anonymise_security_event() from public;

create trigger anonymise_security_event before update on public.security_events
  for each row execute function private.anonymise_security_event();

-- ---------------------------------------------------------------- what is recorded

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
create function public.log_security_event(
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
revoke all on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb)
  to anon, authenticated, service_role;

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

-- ---------------------------------------------------------------- what admins see of it

-- An alert is several events, and the one an admin wants to hear of.
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

create function private.threat_days(p_from timestamptz, p_until timestamptz)
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
revoke all on function private.threat_days(timestamptz, timestamptz) from public;
grant execute on function private.threat_days(timestamptz, timestamptz) to service_role;

-- ---------------------------------------------------------------- blocked addresses

-- Addresses that the server answers nothing: neither a page nor a call. Written by the functions of the admins. Every server
-- process keeps a copy in memory and hears of changes, so that a request costs no look-up.
create table public.blocked_addresses (
  id uuid primary key default gen_random_uuid(),
  network cidr not null unique check (masklen(network) >= case family(network) when 4 then 16 else 32 end),
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.blocked_addresses is
  'One row a block. Lifting it deletes the row; who did what is in the log of admins.';
comment on column public.blocked_addresses.network is
  'One IPv4 address is a /32. One visitor of IPv6 holds a /64. Wider than /16 and /32 would be half a country.';
comment on column public.blocked_addresses.ends_at is 'Null: until an admin lifts it.';

revoke all on table public.blocked_addresses from anon, authenticated, service_role;
alter table public.blocked_addresses enable row level security;
grant select on table public.blocked_addresses to authenticated;
grant select, insert, update, delete on table public.blocked_addresses to service_role;
create policy "Admins see blocked addresses" on public.blocked_addresses
  for select to authenticated using ((select public.is_admin()));

create function private.announce_blocked_addresses() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify('blocked_addresses', '');
  return null;
end;
$$;
comment on function private.announce_blocked_addresses() is
  'Lets every server process read the blocked addresses again.';
revoke all on function private.announce_blocked_addresses() from public;

create trigger announce_blocked_addresses after insert or update or delete on public.blocked_addresses
  for each statement execute function private.announce_blocked_addresses();

-- Every IPv4 address is an IPv6 address, too (::ffff:0:0/96, RFC 4291, section 2.5.5.2). A block that holds those, such as
-- the network of ::1, would lock out everybody who comes by IPv4, the admin who makes it included.
create function private.block_address(
  p_address text, p_reason text, p_ends_at timestamptz, p_own_address text
) returns public.blocked_addresses
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  -- IPv4 addresses reach an IPv6 socket as ::ffff:192.0.2.1.
  given constant text := regexp_replace(btrim(p_address), '^::ffff:(?=\d+\.)', '', 'i');
  blocked cidr;
  block public.blocked_addresses;
begin
  if not pg_input_is_valid(given, 'inet') then
    raise exception 'This is neither an address nor a network.' using hint = 'address-invalid';
  end if;
  blocked := case
    when family(given::inet) = 6 and given not like '%/%' then network(set_masklen(given::inet, 64))
    else network(given::inet)
  end;
  if masklen(blocked) < (case family(blocked) when 4 then 16 else 32 end) or blocked && inet '::ffff:0:0/96' then
    raise exception 'So wide a network cannot be blocked.' using hint = 'network-too-wide';
  end if;
  if pg_input_is_valid(p_own_address, 'inet') and p_own_address::inet <<= blocked then
    raise exception 'This block would lock out whoever makes it.' using hint = 'own-address';
  end if;
  -- An address is no business of ours once its block has ended a while ago.
  delete from public.blocked_addresses where ends_at < now() - interval '30 days';
  if 1000 <= (select count(*) from public.blocked_addresses) then
    raise exception 'A thousand blocks are enough.' using hint = 'too-many-blocks';
  end if;
  insert into public.blocked_addresses (network, reason, ends_at)
  values (blocked, btrim(p_reason), p_ends_at)
  on conflict (network) do update
  set reason = excluded.reason, ends_at = excluded.ends_at, created_at = now()
  returning * into block;
  return block;
end;
$$;
comment on function private.block_address(text, text, timestamptz, text) is
  'Blocks an address or a network in CIDR notation until p_ends_at, or until it is lifted. Again for the same network it '
  'replaces reason and end. Hints: address-invalid, network-too-wide, own-address, too-many-blocks.';
revoke all on function private.block_address(text, text, timestamptz, text) from public;
grant execute on function private.block_address(text, text, timestamptz, text) to service_role;
