import { randomInt } from 'node:crypto';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';

/** Digits of a code in a text message. */
const CODE_LENGTH = 6;

/** A new code for this phone: drawn by lot, or the fixed one of a test number (`[auth.sms.test_otp]`). */
export function newSmsCode({ settings }: AuthContext, phone: string): string {
  return settings.sms.test_otp[phone] ?? String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/**
 * Sends a code; a test number gets no message. Never call it while a database connection is held: a carrier may be
 * slow.
 *
 * @param phone in E.164 without the plus sign
 * @throws AuthError `sms_send_failed` when there is no carrier, or it did not take the message
 */
export async function sendSmsCode(context: AuthContext, phone: string, code: string): Promise<void> {
  const { template, test_otp: testNumbers } = context.settings.sms;
  if (Object.hasOwn(testNumbers, phone)) return;
  const failed = new AuthError(422, 'sms_send_failed', 'Error sending sms OTP to provider');
  if (!context.sms) throw failed;
  try {
    await context.sms({ phone, text: template.replaceAll('{{ .Code }}', code) });
  } catch (error) {
    context.log.error('a text message was not accepted', { error });
    throw failed;
  }
}
