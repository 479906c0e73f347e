import type { Query } from '../../database/database.ts';
import type { AuthContext } from '../context.ts';
import { createOneTimeToken } from '../one-time-tokens/one-time-token.ts';
import { newSmsCode } from '../sms/send-code.ts';

/** What a code that goes to a phone is for, and the column of `auth.users` that says when it was sent. */
const SENT_AT = {
  confirmation: 'confirmation_sent_at',
  magiclink: 'recovery_sent_at',
  phone_change: 'phone_change_sent_at',
  reauthentication: 'reauthentication_sent_at',
} as const;

/**
 * Makes a code for a phone, in the caller's transaction; an older one of its type stops working.
 *
 * @returns the code, to be sent after the transaction
 */
export async function issuePhoneCode(
  context: AuthContext,
  query: Query,
  userId: string,
  type: keyof typeof SENT_AT,
  phone: string,
): Promise<string> {
  const smsCode = newSmsCode(context, phone);
  await query(`update auth.users set ${SENT_AT[type]} = $2 where id = $1`, [userId, new Date(context.now())]);
  await createOneTimeToken(context, query, { userId, type, relatesTo: phone, smsCode });
  return smsCode;
}
