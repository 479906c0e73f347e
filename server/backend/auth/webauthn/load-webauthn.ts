/** The library, fetched by the first request that needs it: it is large, and many installations use no keys. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
