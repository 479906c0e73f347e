/** A file or folder of the repository that is named where people read, and is not there. */
export interface LostPath {
  /** Counted from 1. */
  line: number;
  path: string;
}

const COMMENT = /^\s*(?:\*|--|#).*|(?<!:)\/\/.*|\/\*.*|<!--.*/;
const NAMED =
  /(?<![\w./@#-])(?:client|content|docs|domain|server|supabase|tests|tools)\/[\w@.*{}<>,/-]*[\w*}>/]/g;

/**
 * Finds paths from the root of the repository that lead nowhere.
 * @param text a page of words, of which all is read, or a source, of which the comments are
 * @param exists whether anything is at a path; `*` and `{a,b}` stand in it for any and for each, as in a shell
 */
export function findLostPaths(
  text: string,
  kind: 'page' | 'source',
  exists: (path: string) => boolean,
): LostPath[] {
  return text.split('\n').flatMap((line, index) => {
    const read = kind === 'page' ? line : (COMMENT.exec(line)?.[0] ?? '');
    const named = [...read.matchAll(NAMED)].map(([path]) => path);
    return named
      .filter((path) => !exists(path.replaceAll(/<[^>]*>/g, '*')))
      .map((path) => ({ line: index + 1, path }));
  });
}

/**
 * Finds the `@source` lines of a style sheet that lead nowhere.
 * @param exists whether anything is at a path beside the style sheet
 */
export function findLostSources(css: string, exists: (path: string) => boolean): LostPath[] {
  return css.split('\n').flatMap((line, index) => {
    const path = /^@source (?:not )?"([^"]+)";/.exec(line)?.[1];
    return path === undefined || exists(path) ? [] : [{ line: index + 1, path }];
  });
}
