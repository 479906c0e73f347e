import type { Backend } from '../../../lib/backend/connect-backend.ts';

/** What `inspect-client` tells; null is what nobody knows. */
export interface ClientInspection {
  ip: string;
  security: { vpn: boolean | null; proxy: boolean | null };
  location: { country: string | null };
}

/** Asks the server under which address it sees this browser, and what is known about that. */
export function inspectClient({ call }: Pick<Backend, 'call'>): Promise<ClientInspection> {
  return call<ClientInspection>('inspect-client', {});
}
