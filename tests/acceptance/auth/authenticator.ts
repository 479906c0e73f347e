import type { GoTrueClient } from '@supabase/auth-js';
import { totpCode, totpStep } from '#server/backend/auth/factors/totp.ts';
import type { Installation } from './installation.ts';

/** An authenticator app that holds one secret. */
export type Authenticator = {
  readonly factorId: string;
  /** A code that was not used before; moves the server's clock on to the next time step. */
  nextCode(): string;
};

/** Enrols a new app and proves that it works: the client's session has passed a second factor then. */
export async function enrollApp(
  auth: Installation,
  client: GoTrueClient,
  friendlyName = 'phone',
): Promise<Authenticator> {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const app = authenticator(auth, data.id, data.totp.secret);
  const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code: app.nextCode() });
  if (verified.error) throw verified.error;
  return app;
}

/** The same for an account that nobody has confirmed, as earlier releases allowed it. */
export async function enrollAppUnconfirmed(auth: Installation, client: GoTrueClient): Promise<Authenticator> {
  const { data } = await client.getUser();
  const confirm = (isConfirmed: boolean) =>
    auth.query('update auth.users set email_confirmed_at = case when $2 then now() end where id = $1', [
      data.user?.id,
      isConfirmed,
    ]);
  await confirm(true);
  const app = await enrollApp(auth, client);
  await confirm(false);
  return app;
}

export function authenticator(auth: Installation, factorId: string, secret: string): Authenticator {
  return {
    factorId,
    nextCode() {
      auth.advance(30);
      return totpCode(secret, totpStep(auth.now()));
    },
  };
}

/** The claims of an access token, unverified. */
export function claimsOf(token = ''): {
  readonly aal: string;
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
} {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
