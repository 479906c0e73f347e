import type { RedirectAnswer } from '#domain/billing/contract.ts';

/** Goes to a page of the payment provider. Never settles, so that the button stays pending until the browser has gone. */
export function leaveFor({ url }: RedirectAnswer): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}
