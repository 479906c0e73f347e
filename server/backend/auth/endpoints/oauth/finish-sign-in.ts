import type { Query } from '../../../database/database.ts';
import type { GatewayRequest, Reply } from '../../../http/exchange.ts';
import type { AuthContext, Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { linkProfile } from '../../identities/link-profile.ts';
import { signInWithProfile } from '../../identities/sign-in-with-profile.ts';
import { readBrowser } from '../../oauth/browser-cookie.ts';
import { attemptOf, type PendingSignIn, takePendingSignIn } from '../../oauth/oauth-state.ts';
import type { ExternalProfile } from '../../oauth/profile.ts';
import { findProvider } from '../../oauth/providers.ts';
import type { ProviderTokens } from '../../oauth/openid-provider.ts';
import { issueAuthCode } from '../../pkce/flow-state.ts';
import { withFragment, withQuery } from '../../redirects/allow-list.ts';
import { errorFacts, redirectReply, sessionFacts } from '../../redirects/redirect-reply.ts';
import { openSession } from '../../sessions/open-session.ts';
import { sessionJson } from '../../sessions/session-json.ts';
import { loadAccount } from '../../users/user-row.ts';

/** `GET /callback`: a visitor comes back from a provider, and is sent on with a session, a code or an error. */
export const finishSignIn: Endpoint = async (context, request) => {
  const parameters = new URLSearchParams(request.search);
  let target = context.siteUrl;
  try {
    const state = parameters.get('state');
    if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
    const { query } = context.database;
    const pending = await takePendingSignIn(context, query, state, readBrowser(request));
    if (!pending) throw new AuthError(400, 'bad_oauth_state', 'OAuth callback with invalid state');
    target = pending.redirectTo;
    const { profile, tokens } = await askProvider(context, pending, state, parameters);
    return await signIn(context, request, pending, profile, tokens);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    // GoTrue says it twice: servers read the query, the official client the fragment.
    const facts = { ...errorFacts(error), ...providerError(parameters) };
    return redirectReply(withFragment(withQuery(target, facts), facts));
  }
};

async function askProvider(
  context: AuthContext,
  { provider: name }: PendingSignIn,
  state: string,
  parameters: URLSearchParams,
): Promise<{ profile: ExternalProfile; tokens: ProviderTokens }> {
  const provider = findProvider(context.providers, name);
  if (parameters.has('error')) {
    throw new AuthError(403, 'access_denied', 'The provider did not sign the visitor in');
  }
  if (!parameters.get('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with invalid code');
  try {
    return await provider.exchange(parameters, attemptOf(context, state));
  } catch (error) {
    context.log.warn('a sign-in provider did not vouch for a visitor', { provider: name, error });
    throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code');
  }
}

/** The provider's own words, for a refusal of its own. */
function providerError(parameters: URLSearchParams): Record<string, string> {
  const error = parameters.get('error')?.slice(0, 100);
  if (!error) return {};
  const description = parameters.get('error_description')?.slice(0, 500);
  return { error, ...(description ? { error_description: description } : {}) };
}

async function signIn(
  context: AuthContext,
  request: GatewayRequest,
  pending: PendingSignIn,
  profile: ExternalProfile,
  tokens: ProviderTokens,
): Promise<Reply> {
  const { flowId, redirectTo } = pending;
  const result = await context.database.transaction(async ({ query }) => {
    const userId = await findUser(context, query, request, pending, profile);
    if (flowId !== null) return issueAuthCode(context, query, flowId, userId, tokens);
    const session = await openSession(context, query, request, userId, 'oauth');
    return { session, account: await loadAccount(query, userId) };
  });
  if (typeof result === 'string') return redirectReply(withQuery(redirectTo, { code: result }));
  const session = await sessionJson(context, result.account, result.session);
  return redirectReply(
    withFragment(redirectTo, {
      ...sessionFacts(session),
      ...(tokens.accessToken === null ? {} : { provider_token: tokens.accessToken }),
      ...(tokens.refreshToken === null ? {} : { provider_refresh_token: tokens.refreshToken }),
    }),
  );
}

async function findUser(
  context: AuthContext,
  query: Query,
  request: GatewayRequest,
  { provider, linking }: PendingSignIn,
  profile: ExternalProfile,
): Promise<string> {
  if (linking === null) {
    const { emailOptional } = findProvider(context.providers, provider);
    return signInWithProfile(context, query, request, profile, emailOptional);
  }
  await linkProfile(context, query, request, linking, profile);
  return linking.user.id;
}
