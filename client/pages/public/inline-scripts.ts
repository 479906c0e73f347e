/** Fetches /auth or the dashboard while somebody moves to a link there; browsers without these rules skip them. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        or: [{ href_matches: '/auth\\?*' }, { href_matches: '/auth' }, { href_matches: '/dashboard' }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The boot script, see boot/head.js. */
export const headScript = __HEAD_SCRIPT__;

/** Every script that stands in a public page itself; the build writes their hashes into dist/client/csp.json. */
export const inlineScripts: readonly string[] = [headScript, speculationRules];
