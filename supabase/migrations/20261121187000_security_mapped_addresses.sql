-- Every IPv4 address is an IPv6 address, too (::ffff:0:0/96, RFC 4291, section 2.5.5.2). A block that holds those, such as
-- the network of ::1, would lock out everybody who comes by IPv4, the admin who makes it included.

create or replace function private.block_address(
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
