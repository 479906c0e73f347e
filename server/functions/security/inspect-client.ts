import type { ProductFunction } from '../product-function.ts';

/**
 * Tells a browser the address it is seen under. VPN, proxy and country stay null while the operator has configured
 * no provider for such facts, and null never counts against a visitor.
 */
export const inspectClient: ProductFunction = async (_request, { address }) =>
  Response.json({ ip: address, security: { vpn: null, proxy: null }, location: { country: null } });
