/**
 * Where to go after sign-in: the `next` of a query string when it is a path of this site, else `/dashboard`.
 * A full address, `//host`, or a backslash (which browsers read as a slash) would lead to another site.
 * @param search a query string, with or without its `?`
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return /^\/(?![/\\])[^\\\s]*$/.test(next) && !/^\/auth(?!\/confirm)/.test(next) ? next : '/dashboard';
}

/**
 * Where to go once the link of a mail has done its work: where whoever asked for the mail wanted to, as the server allowed
 * it. From /auth and the home page, which are for visitors, on to the app. A path of two slashes would lead to another site.
 * @param redirectTo an address on an allowed site
 */
export function pathAfterLink(redirectTo: string): string {
  const { origin, pathname, search } = new URL(redirectTo);
  if (origin !== location.origin) return redirectTo;
  if (pathname === '/' || pathname === '/auth') return nextPath(search);
  return nextPath(`next=${encodeURIComponent(pathname + search)}`);
}

/** The address of /auth that comes back to the given path of this site. */
export function signInAddress(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`;
}
