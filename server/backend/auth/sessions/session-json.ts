import type { AuthContext } from '../context.ts';
import { userJson } from '../users/user-json.ts';
import type { Account } from '../users/user-row.ts';
import type { Session } from './session.ts';

/** A session as GoTrue hands it out: the answer of every way to sign in. */
export type SessionJson = {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Lifetime of the access token in seconds. */
  readonly expires_in: number;
  /** Its end, in seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Record<string, unknown>;
};

/** Signs an access token with GoTrue's claims. */
export async function sessionJson(
  context: AuthContext,
  account: Account,
  session: Session,
): Promise<SessionJson> {
  const { user } = account;
  const issuedAt = Math.floor(context.now() / 1000);
  const lifetime = context.settings.jwt_expiry;
  const accessToken = await context.tokens.sign({
    iss: context.issuer,
    sub: user.id,
    aud: user.aud,
    exp: issuedAt + lifetime,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: issuedAt + lifetime,
    refresh_token: session.refreshToken,
    user: userJson(account),
  };
}
