import * as v from 'valibot';
import type { Query } from '../../database/database.ts';
import type { AuthContext, Endpoint } from '../context.ts';
import { codeExpired, linkExpired, validationFailed } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { type RedeemedToken, redeemCode, redeemLink } from '../one-time-tokens/redeem-token.ts';
import { sessionJson } from '../sessions/session-json.ts';
import { readEmailAddress } from '../users/email-address.ts';
import { readPhoneNumber } from '../users/phone-number.ts';
import { OTHER_MAILBOX, verificationError, verify } from '../verification/complete-verification.ts';
import { verificationTypeOf } from '../verification/verification-type.ts';

const body = v.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  access_token: optionalText,
  code_verifier: optionalText,
});
type Fields = v.InferOutput<typeof body>;

/**
 * `POST /verify`: the token of a mail link as `token_hash`, or an address or number and the code as `token`. Ours beside
 * GoTrue's: what proves that this browser began it, as `access_token` or `code_verifier`, and `new_password_needed` in the
 * answer.
 */
export const verifyToken: Endpoint = async (context, request) => {
  const fields = await parseBody(request, body);
  const redeem = redeemer(context, fields);
  await enforceRateLimit(context, request, 'token_verifications');
  const result = await verify(context, request, redeem, fields);
  if (result.outcome === 'signed-in') {
    const session = await sessionJson(context, result.account, result.session);
    return privateReply(result.isHandedOver ? { ...session, new_password_needed: true } : session);
  }
  if (result.outcome === 'other-mailbox') return privateReply({ msg: OTHER_MAILBOX, code: '200' });
  const outcome = result.outcome === 'banned' ? 'banned' : 'expired';
  throw verificationError(outcome, fields.token_hash === '' ? codeExpired() : linkExpired());
};

function redeemer(
  context: AuthContext,
  { type, token, token_hash: linkToken, email, phone }: Fields,
): (query: Query) => Promise<RedeemedToken | undefined> {
  const { tokens, by } = verificationTypeOf(type);
  if ((token === '') === (linkToken === '')) {
    throw validationFailed('Verify requires either a token or a token hash');
  }
  if (linkToken !== '') {
    if (email !== '' || phone !== '') {
      throw validationFailed('Only the token_hash and type should be provided');
    }
    if (by === 'phone') throw validationFailed('A text message has no token hash');
    return (query) => redeemLink(context, query, linkToken, tokens);
  }
  const [wanted, other] = by === 'email' ? [email, phone] : [phone, email];
  if (wanted === '' || other !== '') {
    throw validationFailed('Only an email address or phone number should be provided on verify');
  }
  const recipient = by === 'email' ? readEmailAddress(wanted) : readPhoneNumber(wanted);
  return (query) => redeemCode(context, query, recipient, token, tokens);
}
