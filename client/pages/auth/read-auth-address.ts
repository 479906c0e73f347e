const LINKED_VIEWS = ['credentials', 'recovery', 'magic-link'] as const;

/** The views of /auth that have an address of their own; `confirm` is /auth/confirm, where the links of mails arrive. */
export type LinkedView = (typeof LINKED_VIEWS)[number] | 'confirm';

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
  /** What would sign somebody in, perhaps as a stranger wishes. */
  brought: Brought | null;
}

/** A session, or the code that a flow ends with. */
export type Brought =
  | { readonly accessToken: string; readonly refreshToken: string }
  | { readonly code: string };

/**
 * Reads the address of /auth.
 * @param search the query string
 * @param hash the fragment, where the provider puts tokens and errors of a mail link
 * @param path /auth or /auth/confirm
 */
export function readAuthAddress(search: string, hash: string, path = '/auth'): AuthAddress {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    view:
      path === '/auth/confirm'
        ? 'confirm'
        : (LINKED_VIEWS.find((view) => view === query.get('view')) ?? 'credentials'),
    tab: query.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in',
    email: query.get('email') ?? '',
    verified: ['signup', 'email_change'].includes(fragment.get('type') ?? ''),
    recovery: fragment.get('type') === 'recovery' || fragment.has('new_password_needed'),
    failure:
      fragment.get('error_code') ??
      fragment.get('error') ??
      query.get('error_code') ??
      query.get('error') ??
      null,
    brought: readBrought(query, fragment),
  };
}

function readBrought(query: URLSearchParams, fragment: URLSearchParams): Brought | null {
  const accessToken = fragment.get('access_token');
  const code = query.get('code');
  if (accessToken !== null) return { accessToken, refreshToken: fragment.get('refresh_token') ?? '' };
  return code === null ? null : { code };
}

/** The query of /auth without what would sign somebody in: it does not stay in the address. */
export function withoutBrought(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('code');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
