import type { AuthContext } from '../context.ts';
import { AuthError, validationFailed } from '../errors.ts';
import { readEmailAddress } from './email-address.ts';
import { readPhoneNumber } from './phone-number.ts';
import type { SignUpAddress } from './unconfirmed-user.ts';

/**
 * Reads the mail address or the phone number of a request.
 *
 * @returns null when there is neither
 * @throws AuthError when there are both, or the one given is wrong or of a kind that is switched off
 */
export function readAddress(
  { settings }: AuthContext,
  { email, phone }: { readonly email: string; readonly phone: string },
): SignUpAddress | null {
  if (email !== '' && phone !== '') {
    throw validationFailed('Only an email address or phone number should be provided.');
  }
  if (phone !== '') {
    if (!settings.sms.enable_signup) {
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    }
    return { provider: 'phone', address: readPhoneNumber(phone) };
  }
  if (email === '') return null;
  if (!settings.email.enable_signup) {
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  return { provider: 'email', address: readEmailAddress(email) };
}
