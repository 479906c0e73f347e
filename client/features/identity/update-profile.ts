import type { Auth } from '../../lib/backend/connect-auth.ts';
import { activateLocale } from '../../lib/i18n/activate-locale.ts';
import { forgetSaved, unsavedPreferences } from '../../lib/auth/save-preferences.ts';
import { isLocale } from '../../lib/i18n/locales.ts';

/** Keeps name and language in the learner's profile and shows the interface in that language. */
export async function updateProfile(
  auth: Auth,
  profile: { name: unknown; language: unknown },
): Promise<void> {
  const { name, language } = profile;
  const { data, error } = await auth.updateUser({ data: { full_name: name, language } });
  if (error !== null) throw error;
  // A choice that could not be kept earlier is older than this one.
  const { language: older } = unsavedPreferences(data.user.id);
  if (older !== undefined) forgetSaved(data.user.id, { language: older });
  if (isLocale(language)) await activateLocale(language);
}
