/** What the address of /auth says, in its query and in the fragment that a mail link adds. */
export interface AuthAddress {
  tab: 'sign-in' | 'sign-up';
  /** The address left on the landing page, or empty. */
  email: string;
  /** Whether this is the link that verifies an address. */
  verified: boolean;
  /** The provider's code when a mail link was refused. */
  failure: string | null;
}

/**
 * Reads the address of /auth.
 * @param search the query string
 * @param hash the fragment, where the provider puts tokens and errors of a mail link
 */
export function readAuthAddress(search: string, hash: string): AuthAddress {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    tab: query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in',
    email: query.get('email') ?? '',
    verified: ['signup', 'email_change'].includes(fragment.get('type') ?? ''),
    failure:
      fragment.get('error_code') ??
      fragment.get('error') ??
      query.get('error_code') ??
      query.get('error') ??
      null,
  };
}
