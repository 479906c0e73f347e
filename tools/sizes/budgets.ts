/** How much JavaScript a page may load, in kB (1000 bytes) after gzip. */
export const budgets = {
  /** Each entry with everything it imports statically; an entry that is not named here belongs to the public pages. */
  entries: { 'auth.html': 120, 'app.html': 175 },
  /** Into how many script files an entry may fall: each is a request, and one `await` at the top of a module doubles them. */
  filesOfEntry: 24,
  /** What a public page runs before anybody touches it: the inline script and one of the remaining entries, never two. */
  publicPage: 5,
  publicPageScripts: ['client/boot/head.js'],
  /** Everything that a public page loads by itself, as it travels: markup, styles, fonts, scripts. */
  publicPageTransfer: 100,
  /** What a lazily loaded chunk adds to what all who ask for it have loaded; the first matching prefix counts. */
  lazyChunks: [
    // The simulator's chart brings lightweight-charts.
    { prefix: 'ui/chart/price/', limit: 90 },
    { prefix: 'ui/chart/', limit: 60 },
    { prefix: '', limit: 40 },
  ],
} as const;
