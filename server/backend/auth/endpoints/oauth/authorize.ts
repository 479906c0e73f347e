import type { Endpoint } from '../../context.ts';
import { beginSignIn } from '../../oauth/begin-sign-in.ts';

/** `GET /authorize?provider=`: sends the visitor to an outside provider. */
export const authorize: Endpoint = async (context, request) => {
  const { url, cookie } = await beginSignIn(context, request, null);
  return { status: 302, headers: { location: url, 'set-cookie': cookie, 'cache-control': 'no-store' } };
};
