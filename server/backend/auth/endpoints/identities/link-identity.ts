import { authenticate } from '../../authenticate.ts';
import type { Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { privateReply } from '../../exchange/reply.ts';
import { requireAal2 } from '../../factors/require-aal2.ts';
import { beginSignIn } from '../../oauth/begin-sign-in.ts';

/**
 * `GET /user/identities/authorize`: the address of the provider's page, for a client that goes there by itself. The
 * cookie beside it binds the flow to this browser, so the page has to come from the site of this service.
 */
export const linkIdentity: Endpoint = async (context, request) => {
  const signedIn = await authenticate(context, request);
  if (!context.settings.enable_manual_linking) {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
  await requireAal2(context.database.query, signedIn, 403, 'AAL2 required to link an identity');
  const { url, cookie } = await beginSignIn(context, request, signedIn);
  const asJson = new URLSearchParams(request.search).get('skip_http_redirect') === 'true';
  const reply = asJson
    ? privateReply({ url })
    : { status: 302, headers: { location: url, 'cache-control': 'no-store' } };
  return { ...reply, headers: { ...reply.headers, 'set-cookie': cookie } };
};
