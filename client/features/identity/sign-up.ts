import type { Auth } from '../../lib/backend/connect-auth.ts';
import type { SignUpFields } from './credentials-schema.ts';

/** What sign-up answers: whether the account can be used before its address is verified. */
export interface SignUpResult {
  email: string;
  signedIn: boolean;
}

/**
 * Creates an account, recording which versions of the legal documents were accepted and the language of the page.
 * Throws the provider's AuthError when it is refused.
 */
export async function signUp(
  auth: Auth,
  { email, password, full_name }: SignUpFields,
  language: string,
): Promise<SignUpResult> {
  const { terms, 'risk-disclosure': riskDisclosure } = __SITE_FACTS__.legalVersions;
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/`,
      data: { full_name, language, accepted: { terms, 'risk-disclosure': riskDisclosure } },
    },
  });
  if (error !== null) throw error;
  return { email, signedIn: data.session !== null };
}
