import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { authenticate, type SignedIn } from '../../authenticate.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError, validationFailed } from '../../errors.ts';
import { optionalText, parseBody } from '../../exchange/parse-body.ts';
import { privateReply } from '../../exchange/reply.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { linkProfile } from '../../identities/link-profile.ts';
import { signInWithProfile } from '../../identities/sign-in-with-profile.ts';
import { enforceRateLimit } from '../../limits/rate-limits.ts';
import type { OpenIdProvider } from '../../oauth/openid-provider.ts';
import type { ExternalProfile } from '../../oauth/profile.ts';
import { findProvider } from '../../oauth/providers.ts';
import { openSession } from '../../sessions/open-session.ts';
import { sessionJson } from '../../sessions/session-json.ts';
import { loadAccount } from '../../users/user-row.ts';

const body = v.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: v.nullish(v.boolean(), false),
});
type Fields = v.InferOutput<typeof body>;

/** `POST /token?grant_type=id_token`: a client brings an ID token that it got from a provider by itself. */
export const signInWithIdToken: Endpoint = async (context, request) => {
  const fields = await parseBody(request, body);
  if (fields.id_token === '') throw validationFailed('id_token required');
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  const linking = fields.link_identity ? await readLinkingUser(context, request) : null;
  const provider = findProvider(context.providers, fields.provider);
  const profile = await readToken(context, provider, fields);
  const result = await context.database.transaction(async ({ query }) => {
    if (linking !== null) await linkProfile(context, query, request, linking, profile);
    const userId =
      linking?.user.id ?? (await signInWithProfile(context, query, request, profile, provider.emailOptional));
    const session = await openSession(context, query, request, userId, 'oauth');
    return { session, account: await loadAccount(query, userId) };
  });
  return privateReply(await sessionJson(context, result.account, result.session));
};

async function readLinkingUser(...[context, request]: Parameters<Endpoint>): Promise<SignedIn> {
  const signedIn = await authenticate(context, request);
  if (!context.settings.enable_manual_linking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  await requireAal2(context.database.query, signedIn, 403, 'AAL2 required to link an identity');
  return signedIn;
}

/** The nonce travels as its digest in the ID token, and in the clear here: a token that leaked is worth nothing. */
async function readToken(
  context: AuthContext,
  provider: OpenIdProvider,
  { id_token: token, access_token: accessToken, nonce }: Fields,
): Promise<ExternalProfile> {
  const read = await provider.readIdToken(token, accessToken || null).catch((error: unknown) => {
    context.log.warn('an ID token was refused', { provider: provider.name, error });
    throw new AuthError(400, 'validation_failed', 'Bad ID token');
  });
  if (provider.skipNonceCheck) return read.profile;
  if ((read.nonce === null) !== (nonce === '')) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.';
    throw new AuthError(400, 'validation_failed', message);
  }
  if (read.nonce !== null && read.nonce !== createHash('sha256').update(nonce).digest('hex')) {
    throw new AuthError(400, 'validation_failed', 'Nonces mismatch');
  }
  return read.profile;
}
