import { isIP } from 'node:net';
import type { AuthSettings } from '../../settings/schema.ts';

/** Whom keys are made for. A key signs the origin that it was asked at, and works for no other site. */
export type RelyingParty = {
  /** The domain that keys belong to. */
  readonly id: string;
  readonly name: string;
  /** Where a browser may have asked, exactly. */
  readonly origins: readonly string[];
};

/**
 * The relying party of an installation: `[auth.webauthn]`, and what that leaves out from the addresses of the site.
 *
 * @returns null where there can be none: browsers make no keys for an IP address
 */
export function findRelyingParty(
  { webauthn }: Pick<AuthSettings, 'webauthn'>,
  siteUrl: string,
  siteName: string,
): RelyingParty | null {
  const site = new URL(siteUrl);
  const id = webauthn.rp_id ?? site.hostname;
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0) return null;
  const origins = webauthn.rp_origins ?? [site.origin];
  return {
    id,
    name: webauthn.rp_display_name ?? siteName,
    origins: origins.map((origin) => new URL(origin).origin),
  };
}
