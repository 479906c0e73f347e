/** For so long an answer counts as read for the page that is being put together, in milliseconds. */
const JUST_READ_MS = 5000;

/** When the page that is shown was asked for, in milliseconds since 1970. */
let pageAskedAt = 0;

/** Says that another page has been asked for: what was read before is not read for it. */
export function notePageAsked(now = Date.now()): void {
  pageAskedAt = now;
}

/**
 * `refetchOnMount` of what has to be read anew by whoever comes to it: always, but for an answer that the route itself has
 * asked for while the code of its page was on its way.
 */
export function alwaysButJustRead(
  { state }: { readonly state: { readonly dataUpdatedAt: number } },
  now = Date.now(),
): 'always' | false {
  const isJustRead = state.dataUpdatedAt >= pageAskedAt && now - state.dataUpdatedAt < JUST_READ_MS;
  return isJustRead ? false : 'always';
}
