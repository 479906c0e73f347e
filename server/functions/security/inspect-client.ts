import type { InspectAddress } from '../../adapters/client-inspection/inspect-address.ts';
import type { ProductFunction } from '../product-function.ts';

/**
 * Tells a browser the address it is seen under, and what the operator's provider knows about it. VPN, proxy and country
 * are null where nobody knows, and null never counts against a visitor. What the provider says is an event of the server's:
 * what a browser says of itself is not believed.
 */
export function createInspectClient(inspectAddress: InspectAddress): ProductFunction {
  return async (_request, { address, query }) => {
    const { vpn, proxy, country } = await inspectAddress(address);
    if (vpn === true || proxy === true) await query('select private.record_vpn($1)', [address]);
    return Response.json({ ip: address, security: { vpn, proxy }, location: { country } });
  };
}
