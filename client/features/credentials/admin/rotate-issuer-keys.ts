import type { RotateIssuerKeysRequest } from '#domain/credentials/admin-contract.ts';
import { useServerCall } from '../../../lib/backend/use-server-call.ts';

/** Lets a new key sign certificates; admins only. Rejects with a BackendError. */
export function useRotateIssuerKeys() {
  return useServerCall<RotateIssuerKeysRequest, { key: string }>('rotate-issuer-keys', 'issuer_keys');
}
