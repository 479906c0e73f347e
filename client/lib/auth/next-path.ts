/**
 * Where to go after sign-in: the `next` of a query string when it is a path of this site, else `/dashboard`.
 * A full address, `//host`, or a backslash (which browsers read as a slash) would lead to another site.
 * @param search a query string, with or without its `?`
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\\\s]*$/.test(next) && !next.startsWith('/auth') ? next : '/dashboard';
}

/** The address of /auth that comes back to the given path of this site. */
export function signInAddress(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
