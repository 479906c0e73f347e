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
 * Makes sure that a message to this phone has a carrier, before anything is looked up.
 *
 * @throws AuthError `sms_send_failed`
 */
export function requireSmsCarrier({ settings, sms }: AuthContext, phone: string): void {
  if (sms === null && !Object.hasOwn(settings.sms.test_otp, phone)) throw notSent();
}

/**
 * Sends a code; a test number gets no message. Never call it while a database connection is held: a carrier may be
 * slow.
 *
 * @param phone in E.164 without the plus sign
 * @throws AuthError `sms_send_failed` when there is no carrier, or it did not take the message
 */
export async function sendSmsCode(context: AuthContext, phone: string, code: string): Promise<void> {
  requireSmsCarrier(context, phone);
  const { template, test_otp: testNumbers } = context.settings.sms;
  if (context.sms === null || Object.hasOwn(testNumbers, phone)) return;
  try {
    await context.sms({ phone, code, text: template.replaceAll('{{ .Code }}', code) });
  } catch (error) {
    context.log.error('a text message was not accepted', { error });
    throw notSent();
  }
}

/** The same without waiting, where the carrier's time would tell that a message went out. Failures are logged. */
export function sendSmsCodeUnseen(context: AuthContext, phone: string, code: string): void {
  sendSmsCode(context, phone, code).catch(() => undefined);
}

function notSent(): AuthError {
  return new AuthError(422, 'sms_send_failed', 'Error sending sms OTP to provider');
}
