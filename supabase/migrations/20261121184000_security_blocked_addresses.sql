-- Addresses that the server answers nothing: neither a page nor a call. Written by the functions of the admins. Every server
-- process keeps a copy in memory and hears of changes, so that a request costs no look-up.

create table public.blocked_addresses (
  id uuid primary key default gen_random_uuid(),
  network cidr not null unique check (masklen(network) >= case family(network) when 4 then 16 else 32 end),
  reason text not null check (char_length(btrim(reason)) between 1 and 500),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.blocked_addresses is 'One row a block. Lifting it deletes the row; who did what is in the log of admins.';
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
comment on function private.announce_blocked_addresses() is 'Lets every server process read the blocked addresses again.';
revoke all on function private.announce_blocked_addresses() from public;

create trigger announce_blocked_addresses after insert or update or delete on public.blocked_addresses
  for each statement execute function private.announce_blocked_addresses();

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
  if masklen(blocked) < (case family(blocked) when 4 then 16 else 32 end) then
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
