-- What the security guard saw. Append-only: written through one call, never changed, read by admins.

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
  created_at timestamptz not null default now()
);
comment on table public.security_events is
  'Append-only. Deleting an account keeps its events and takes out what says whose they were.';
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

-- The one change there is: the foreign key lets go of a deleted account. Its address and browser go with it.
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
revoke all on function private.anonymise_security_event() from public;

create trigger anonymise_security_event before update on public.security_events
  for each row execute function private.anonymise_security_event();

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
language sql volatile security definer
set search_path = ''
as $$
  insert into public.security_events
    (user_id, event_type, ip_address, user_agent, threat_level, blocked, details)
  select
    auth.uid(),
    p_event_type,
    caller.address,
    left(p_user_agent, 512),
    p_threat_level,
    coalesce(p_blocked, false),
    coalesce(p_details, '{}')
  from (
    select left(coalesce(
      nullif(btrim(split_part(
        nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarded-for', ',', 1
      )), ''),
      p_ip_address,
      'unknown'
    ), 64) as address
  ) as caller
  where 60 > (
      select count(*) from public.security_events
      where ip_address = caller.address and created_at > now() - interval '10 minutes'
    )
    and 60 > (
      select count(*) from public.security_events
      where user_id = auth.uid() and created_at > now() - interval '10 minutes'
    );
$$;
comment on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb) is
  'Records what the guard saw. p_user_id is ignored in favour of the caller''s own id, and p_ip_address whenever '
  'the gateway says which address the request came from. Long texts are cut. Keeps 60 events in ten minutes for an '
  'address, and as many for a learner; drops the others without an error.';
revoke all on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.log_security_event(uuid, text, text, text, text, boolean, jsonb)
  to anon, authenticated, service_role;

create view public.security_alerts with (security_invoker = true) as
  select
    id,
    event_type as type,
    threat_level as severity,
    concat_ws(', ',
      case when details ->> 'isBot' = 'true' then 'bot' end,
      case when details ->> 'isVPN' = 'true' then 'vpn' end,
      case when details ->> 'isSuspicious' = 'true' then 'suspicious' end
    ) as description,
    created_at as timestamp,
    ip_address as ip,
    blocked
  from public.security_events;
comment on view public.security_alerts is
  'Security events under the names the admin dashboard uses. description lists codes, which the client words.';
revoke all on table public.security_alerts from anon, authenticated, service_role;
grant select on table public.security_alerts to authenticated, service_role;
