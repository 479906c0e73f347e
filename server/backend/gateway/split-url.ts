/** Longest path and query in characters; an access token may stand in it. */
export const MAX_URL_LENGTH = 16_384;

/** A request's path, and its query without the question mark. */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark + 1) };
}
