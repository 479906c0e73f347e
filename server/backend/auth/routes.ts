import type { GatewayRequest } from '../http/exchange.ts';
import type { Endpoint } from './context.ts';
import { createUser } from './endpoints/admin/create-user.ts';
import { deleteUser } from './endpoints/admin/delete-user.ts';
import { generateLink } from './endpoints/admin/generate-link.ts';
import { getUserById } from './endpoints/admin/get-user.ts';
import { inviteUser } from './endpoints/admin/invite-user.ts';
import { listUsers } from './endpoints/admin/list-users.ts';
import { updateUserById } from './endpoints/admin/update-user.ts';
import { exchangeCode } from './endpoints/exchange-code.ts';
import { followLink } from './endpoints/follow-link.ts';
import { getUser } from './endpoints/get-user.ts';
import { previewToken } from './endpoints/preview-token.ts';
import { reauthenticate } from './endpoints/reauthenticate.ts';
import { recover } from './endpoints/recover.ts';
import { refreshSession } from './endpoints/refresh-session.ts';
import { refuseSso, refuseWeb3 } from './endpoints/refuse-disabled.ts';
import { requestOtp } from './endpoints/request-otp.ts';
import { resend } from './endpoints/resend.ts';
import { showHealth } from './endpoints/show-health.ts';
import { showKeys } from './endpoints/show-keys.ts';
import { showSettings } from './endpoints/show-settings.ts';
import { signInWithPassword } from './endpoints/sign-in-with-password.ts';
import { signOut } from './endpoints/sign-out.ts';
import { signUp } from './endpoints/sign-up.ts';
import { updateUser } from './endpoints/update-user.ts';
import { verifyToken } from './endpoints/verify-token.ts';
import { AuthError } from './errors.ts';
import { signInWithIdToken } from './endpoints/oauth/sign-in-with-id-token.ts';
import { FACTOR_ENDPOINTS } from './factors/factor-routes.ts';
import { OAUTH_ENDPOINTS } from './oauth/oauth-routes.ts';
import { PASSKEY_ENDPOINTS } from './webauthn/passkey-routes.ts';

/** Every endpoint of the service, by method and path. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'POST /signup': signUp,
  'GET /user': getUser,
  'PUT /user': updateUser,
  'POST /logout': signOut,
  'POST /otp': requestOtp,
  'POST /magiclink': requestOtp,
  'POST /recover': recover,
  'GET /reauthenticate': reauthenticate,
  'POST /resend': resend,
  'POST /verify': verifyToken,
  'POST /verify/preview': previewToken,
  'GET /verify': followLink,
  'GET /settings': showSettings,
  'GET /health': showHealth,
  'GET /.well-known/jwks.json': showKeys,
  'POST /sso': refuseSso,
  'POST /invite': inviteUser,
  'POST /admin/generate_link': generateLink,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'GET /admin/users/{id}': getUserById,
  'PUT /admin/users/{id}': updateUserById,
  'DELETE /admin/users/{id}': deleteUser,
  ...FACTOR_ENDPOINTS,
  ...OAUTH_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
};

/** `POST /token` does one thing for each `grant_type`. */
const GRANTS: Readonly<Record<string, Endpoint>> = {
  password: signInWithPassword,
  refresh_token: refreshSession,
  pkce: exchangeCode,
  id_token: signInWithIdToken,
  web3: refuseWeb3,
};

/** @throws AuthError for a path or a grant type that is not there */
export function findEndpoint({ method, path, search }: GatewayRequest): Endpoint {
  if (method === 'POST' && path === '/token') {
    const grant = new URLSearchParams(search).get('grant_type') ?? '';
    const endpoint = Object.hasOwn(GRANTS, grant) ? GRANTS[grant] : undefined;
    if (!endpoint) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    return endpoint;
  }
  const key = `${method} ${toPattern(path)}`;
  const endpoint = Object.hasOwn(ENDPOINTS, key) ? ENDPOINTS[key] : undefined;
  if (!endpoint) throw new AuthError(404, 'not_found', `There is nothing at ${method} ${path}`);
  return endpoint;
}

/** Puts `{id}` where a path names one of many. */
function toPattern(path: string): string {
  return path
    .replace(/^\/admin\/users\/[^/]+/, '/admin/users/{id}')
    .replace(/\/factors\/(?!recovery-codes(?:\/|$))[^/]+/, '/factors/{id}')
    .replace(/\/passkeys\/[^/]+$/, '/passkeys/{id}')
    .replace(/^\/user\/identities\/(?!authorize$)[^/]+$/, '/user/identities/{id}');
}
