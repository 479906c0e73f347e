import type { Browser } from 'playwright-core';

/**
 * Leaves a page and comes back to it.
 *
 * @param browser started without Playwright's switch that turns the back/forward cache off
 * @param elsewhere another address of the same site
 * @returns why the browser loaded the page again; nothing when it was shown as it had been left
 */
export async function reasonsNotRestored(
  browser: Browser,
  url: string,
  elsewhere: string,
): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.enable');
  await page.goto(url);
  await page.goto(elsewhere);
  const { entries, currentIndex } = await protocol.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error(`${url} is not in the history.`);
  const outcome = new Promise<string[]>((resolve) => {
    protocol.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
    protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  // Answers only after the page was replaced, which ends this session: the events tell.
  protocol.send('Page.navigateToHistoryEntry', { entryId: before.id }).catch(() => {});
  return outcome;
}
