import type { GatewayRequest } from '../../http/exchange.ts';
import type { SignedIn } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { readRedirect } from '../exchange/reply.ts';
import { enforceRateLimit } from '../limits/rate-limits.ts';
import { readCodeChallenge } from '../pkce/code-challenge.ts';
import { startFlow } from '../pkce/flow-state.ts';
import { identifyBrowser } from './browser-cookie.ts';
import { savePendingSignIn, newAttempt } from './oauth-state.ts';
import { findProvider } from './providers.ts';

/**
 * Begins a sign-in at the provider that the query string names.
 *
 * @param linking who wants to link what comes back to their account; null to sign in with it
 * @returns the provider's page, and the cookie that binds the sign-in to this browser
 * @throws AuthError `validation_failed`, 429, 500 when the provider cannot be reached
 */
export async function beginSignIn(
  context: AuthContext,
  request: GatewayRequest,
  linking: SignedIn | null,
): Promise<{ readonly url: string; readonly cookie: string }> {
  const parameters = new URLSearchParams(request.search);
  const provider = findProvider(context.providers, parameters.get('provider') ?? '');
  const challenge = readCodeChallenge(
    parameters.get('code_challenge') ?? '',
    parameters.get('code_challenge_method') ?? '',
  );
  await enforceRateLimit(context, request, 'sign_in_sign_ups');
  const attempt = newAttempt(context);
  const url = await provider.signInUrl(attempt, parameters).catch((error: unknown) => {
    context.log.error('a sign-in provider could not be reached', { provider: provider.name, error });
    throw new AuthError(500, 'unexpected_failure', 'The provider could not be reached');
  });
  const { browser, cookie } = identifyBrowser(context, request);
  await context.database.transaction(async ({ query }) => {
    const flowId =
      challenge &&
      (await startFlow(context, query, {
        ...challenge,
        provider: provider.name,
        authenticationMethod: 'oauth',
      }));
    await savePendingSignIn(context, query, attempt, browser, {
      provider: provider.name,
      redirectTo: readRedirect(context, request),
      flowId,
      linking,
    });
  });
  return { url, cookie };
}
