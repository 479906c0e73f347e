import type { Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';

/** `POST /sso`. */
export const refuseSso: Endpoint = async () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
};

/** `POST /token?grant_type=web3`. */
export const refuseWeb3: Endpoint = async () => {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
};
