import type { Metadata } from '../users/metadata.ts';

/** Somebody as an outside provider knows them. */
export type ExternalProfile = {
  /** The provider's name in the settings. */
  readonly provider: string;
  /** The provider's id of the person (`sub`), which never changes. */
  readonly providerId: string;
  /** In lower case. */
  readonly email: string | null;
  /** Whether the provider has checked that the mailbox is theirs. */
  readonly emailVerified: boolean;
  /** What is kept as `identity_data`, in GoTrue's words. */
  readonly data: Metadata;
};

/** Longest text of a profile that is kept: it travels in access tokens. */
const MAX_TEXT = 500;

/** Reads the claims of an ID token, or of the userinfo endpoint (OpenID Connect Core 1.0, 5.1). */
export function readProfile(provider: string, claims: Metadata & { readonly sub: string }): ExternalProfile {
  const text = (name: string): string | undefined => {
    const value = claims[name];
    const isKept = typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;
    return isKept && value.isWellFormed() && !value.includes('\0') ? value : undefined;
  };
  const email = text('email')?.toLowerCase() ?? null;
  const emailVerified =
    email !== null && (claims.email_verified === true || claims.email_verified === 'true');
  const name = text('name') ?? text('preferred_username') ?? text('nickname');
  const picture = text('picture');
  const data = {
    iss: text('iss'),
    sub: claims.sub,
    provider_id: claims.sub,
    email: email ?? undefined,
    email_verified: emailVerified,
    phone_verified: false,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
  };
  return {
    provider,
    providerId: claims.sub,
    email,
    emailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}
