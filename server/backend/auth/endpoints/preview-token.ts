import * as v from 'valibot';
import type { AuthContext, Endpoint } from '../context.ts';
import { linkExpired, userBanned } from '../errors.ts';
import { optionalText, parseBody } from '../exchange/parse-body.ts';
import { privateReply, readRedirect } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { findLink, type FoundLink } from '../one-time-tokens/redeem-token.ts';
import { findUserById, isBanned, type UserRow } from '../users/user-row.ts';
import { retainsPassword, needsSession } from '../verification/apply-token.ts';
import { type Origin, proveOrigin } from '../verification/origin.ts';
import { verificationTypeOf } from '../verification/verification-type.ts';

const body = v.object({
  type: optionalText,
  token_hash: optionalText,
  access_token: optionalText,
  code_verifier: optionalText,
});

/**
 * `POST /verify/preview`, ours: what `POST /verify` would do with the token of a mail link, for a page that says so before
 * somebody presses. Nothing is used up, and nobody is told more than the mail has told who holds it.
 */
export const previewToken: Endpoint = async (context, request) => {
  const { type, token_hash: secret, ...evidence } = await parseBody(request, body);
  const { tokens } = verificationTypeOf(type);
  await enforceRateLimit(context, request, 'token_verifications');
  const { query } = context.database;
  const link = secret === '' ? undefined : await findLink(context, query, secret, tokens);
  const user = link && (await findUserById(query, link.userId));
  if (!link || !user || !stillConcerns(user, link)) throw linkExpired();
  if (isBanned(user, context.now())) throw userBanned(403);
  const origin = await proveOrigin(context, query, link, evidence);
  return privateReply({
    state: link.state,
    /** The mailbox that the link was sent to. */
    email: link.relatesTo,
    ...(link.type === 'email_change_current' ? { new_email: user.email_change } : {}),
    effect: effectOf(context, user, link, origin),
    /** Whether whoever is signed in there is whom it concerns. */
    is_own: origin?.kind === 'session',
    redirect_to: readRedirect(context, request),
  });
};

/** An address that was changed since has nothing to do with the account any more. */
function stillConcerns(user: UserRow, { type, relatesTo }: FoundLink): boolean {
  return relatesTo === (type === 'email_change_new' ? user.email_change : user.email);
}

/** `hand-over` ends what was set before, and asks for a new password. */
type Effect = 'confirm' | 'hand-over' | 'sign-in' | 'new-password' | 'change-email' | 'sign-in-first';

function effectOf(context: AuthContext, user: UserRow, link: FoundLink, origin: Origin | null): Effect {
  if (link.type.startsWith('email_change')) {
    return needsSession(context, link, origin) ? 'sign-in-first' : 'change-email';
  }
  if (user.email_confirmed_at !== null) return link.type === 'recovery' ? 'new-password' : 'sign-in';
  return retainsPassword(context, link, origin) ? 'confirm' : 'hand-over';
}
