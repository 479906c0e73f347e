/** Longest request target in bytes; our own addresses are far below, also with a token in the query. */
const MAX_TARGET = 4096;

/** What a request asks for. */
export type RequestTarget = {
  /** As it was sent, still encoded. */
  readonly rawPath: string;
  readonly path: string;
  /** With its question mark; empty when there is none. */
  readonly search: string;
  readonly query: URLSearchParams;
};

/** @returns null for what is no address: too long, or not to be decoded */
export function readTarget(target = '/'): RequestTarget | null {
  if (target.length > MAX_TARGET || !target.startsWith('/')) return null;
  // Behind a fixed host, so that a path that begins with two slashes is not taken for another host.
  const url = URL.parse(`http://site.invalid${target}`);
  if (!url) return null;
  try {
    return {
      rawPath: url.pathname,
      path: decodeURIComponent(url.pathname),
      search: url.search,
      query: url.searchParams,
    };
  } catch {
    return null;
  }
}
