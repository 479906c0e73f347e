import type { Browser } from 'playwright-core';

/**
 * Opens a page with an empty cache and adds up what travels.
 *
 * @returns bytes as they came over the wire, headers included
 */
export async function measureTransfer(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    let bytes = 0;
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await protocol.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes;
  } finally {
    await context.close();
  }
}
