import { isIPv6 } from 'node:net';

/** The part of an address that one visitor holds: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const before = groups(head);
  const after = groups(tail);
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - before.length - after.length }, () => '0')
    : [];
  const first = [...before, ...zeros, ...after].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
