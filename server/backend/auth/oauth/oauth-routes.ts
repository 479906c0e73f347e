import type { Endpoint } from '../context.ts';
import { linkIdentity } from '../endpoints/identities/link-identity.ts';
import { removeIdentity } from '../endpoints/identities/unlink-identity.ts';
import { authorize } from '../endpoints/oauth/authorize.ts';
import { finishSignIn } from '../endpoints/oauth/finish-sign-in.ts';

/** The endpoints about outside providers and the identities that come from them, by method and path. */
export const OAUTH_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  'GET /authorize': authorize,
  'GET /callback': finishSignIn,
  'GET /user/identities/authorize': linkIdentity,
  'DELETE /user/identities/{id}': removeIdentity,
};
