import type { InspectAddress } from '../../adapters/client-inspection/inspect-address.ts';
import type { ProductFunction } from '../product-function.ts';

/**
 * Tells a browser the address it is seen under, and what the operator's provider knows about it. VPN, proxy and country
 * are null where nobody knows, and null never counts against a visitor.
 */
export function createInspectClient(inspectAddress: InspectAddress): ProductFunction {
  return async (_request, { address }) => {
    const { vpn, proxy, country } = await inspectAddress(address);
    return Response.json({ ip: address, security: { vpn, proxy }, location: { country } });
  };
}
