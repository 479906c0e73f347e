import type { Factor } from '@supabase/auth-js';
import type { Auth } from '../../lib/backend/connect-auth.ts';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { secondStepErrorMessages } from './second-step-error-messages.ts';

bringErrorWords(secondStepErrorMessages);

/** A way to pass the second step: an authenticator app, a phone, or a recovery code. */
export type SecondStepFactor = Factor & { status: 'verified' };

/** The verified factors of whoever is signed in; throws the provider's AuthError. */
export async function fetchFactors(auth: Auth): Promise<SecondStepFactor[]> {
  const { data, error } = await auth.mfa.listFactors();
  if (error !== null) throw error;
  return data.all.filter((factor): factor is SecondStepFactor => factor.status === 'verified');
}

/** Passes the second step with a code of the app or a message; throws the provider's AuthError. */
export async function verifyCode(auth: Auth, factorId: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error !== null) throw error;
}

/** Passes the second step with a recovery code, which is used up; throws the provider's AuthError. */
export async function verifyRecoveryCode(auth: Auth, code: string): Promise<void> {
  const { error } = await auth.mfa.recoveryCodes.verify({ code });
  if (error !== null) throw error;
}
