/** Fetches /auth while somebody moves to a link that leads there; browsers that do not know these rules skip them. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/auth*' }, eagerness: 'moderate' }],
});

/** The boot script, see boot/head.js. */
export const headScript = __HEAD_SCRIPT__;

/** Every script that stands in a public page itself; the build writes their hashes into dist/client/csp.json. */
export const inlineScripts: readonly string[] = [headScript, speculationRules];
