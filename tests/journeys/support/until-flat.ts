import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On, with every press, until nothing is held: in a market that reaches a stop or a target soon. */
export async function untilFlat(page: Page, press: () => Promise<void>): Promise<void> {
  const next = page.getByRole('button', { name: 'To next fill' });
  const positions = page.getByRole('tab', { name: /^Positions/ });
  await expect
    .poll(
      async () => {
        if ((await positions.textContent()) === 'Positions 0') return 'flat';
        if ((await next.getAttribute('aria-disabled')) === null) await press();
        return 'held';
      },
      { timeout: 60_000 },
    )
    .toBe('flat');
}
