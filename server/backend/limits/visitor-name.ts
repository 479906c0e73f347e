import { addressBlock } from './address-block.ts';

/** Of somebody who asks, as the gateway knows them, what says whose line they wait in. */
type Asking = {
  readonly role: string;
  readonly userId: string | null;
  readonly claims: { readonly act?: { readonly sub?: string } };
};

/**
 * Whose line somebody waits in: the account's, where somebody looks on as another their own, else the address's. Undefined
 * for an operator's own servers, which wait for nobody.
 */
export function visitorName({ role, userId, claims }: Asking, address: string): string | undefined {
  if (role === 'service_role') return undefined;
  return claims.act?.sub ?? userId ?? addressBlock(address);
}
