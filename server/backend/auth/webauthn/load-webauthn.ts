import type * as WebAuthn from '@simplewebauthn/server';

/** The library, fetched by the first request that needs it: it is large, and many installations use no keys. */
export function loadWebAuthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server');
}
