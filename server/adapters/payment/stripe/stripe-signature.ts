import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed event may be, in seconds: Stripe's own default. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether Stripe has signed a body, not long ago.
 *
 * Source: https://docs.stripe.com/webhooks#verify-manually. The header is `t=<second>,v1=<hex>[,v1=<hex>...]`; several
 * signatures stand there while a secret is being rolled. Signed is `<second>.<body>` by HMAC-SHA256.
 */
export function isSignedByStripe(body: string, header: string | null, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const second = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(second)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(second)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${second}.${body}`).digest();
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
