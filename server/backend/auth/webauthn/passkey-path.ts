import type { GatewayRequest } from '../../http/exchange.ts';
import { AuthError } from '../errors.ts';
import { isUuid } from '#domain/kernel/input/is-uuid.ts';

/** One answer for a passkey that is not there and one that is somebody else's. */
export function passkeyNotFound(): AuthError {
  return new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found');
}

/** The id in `/passkeys/{id}`, alone or below a user. @throws AuthError 404 */
export function passkeyIdOf({ path }: GatewayRequest): string {
  const id = /\/passkeys\/([^/]+)$/.exec(path)?.[1] ?? '';
  if (!isUuid(id)) throw passkeyNotFound();
  return id;
}
