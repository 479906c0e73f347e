/**
 * COSE's numbers of EdDSA, ES256 and RS256, the one liked best first: what devices make. Named, since the library would ask
 * for whatever this Node can check.
 */
export const KEY_ALGORITHMS = [-8, -7, -257] as const;
