import { createHmac, randomUUID } from 'node:crypto';
import type { SmsSender } from './sms-sender.ts';

/** How long the operator's endpoint may take to accept a message. */
const TIMEOUT_MS = 5000;
const SECRET_PREFIX = 'v1,whsec_';

/**
 * Carries text messages through an endpoint of the operator, as Supabase's "send SMS" hook does: a POST of
 * `{user: {phone}, sms: {otp, message}}`, signed as "Standard Webhooks" (https://www.standardwebhooks.com) describe.
 *
 * @param secrets one or more `v1,whsec_<base64>`, separated by `|`, of which each signs
 */
export function createSmsHook({ uri, secrets }: { uri: string; secrets: string }): SmsSender {
  const keys = secrets
    .split('|')
    .map((secret) => Buffer.from(secret.trim().slice(SECRET_PREFIX.length), 'base64'));
  return async ({ phone, code, text }) => {
    const body = JSON.stringify({ user: { phone }, sms: { otp: code, message: text } });
    const id = `msg_${randomUUID()}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signatures = keys.map(
      (key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    );
    const response = await fetch(uri, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The hook for text messages answered ${response.status}.`);
  };
}
