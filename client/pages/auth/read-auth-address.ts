const LINKED_VIEWS = ['credentials', 'recovery', 'magic-link'] as const;

/** The views of /auth that have an address of their own. */
export type LinkedView = (typeof LINKED_VIEWS)[number];

/** What the address of /auth says, in its query and in the fragment that a mail link adds. */
export interface AuthAddress {
  view: LinkedView;
  tab: 'sign-in' | 'sign-up';
  /** The address left on the landing page, or empty. */
  email: string;
  /** Whether this is the link that verifies an address. */
  verified: boolean;
  /** Whether this is the link that lets somebody choose a new password. */
  recovery: boolean;
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
    view: LINKED_VIEWS.find((view) => view === query.get('view')) ?? 'credentials',
    tab: query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in',
    email: query.get('email') ?? '',
    verified: ['signup', 'email_change'].includes(fragment.get('type') ?? ''),
    recovery: fragment.get('type') === 'recovery',
    failure:
      fragment.get('error_code') ??
      fragment.get('error') ??
      query.get('error_code') ??
      query.get('error') ??
      null,
  };
}
