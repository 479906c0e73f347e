const VERSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is what files are kept under. Anything else could be a path to somewhere else. */
export function isVersion(text: string): boolean {
  return VERSION.test(text);
}
