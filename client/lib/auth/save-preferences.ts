import * as v from 'valibot';
import type { Auth } from '../backend/connect-auth.ts';
import { discardDraft, loadDraft, saveDraft } from '../local-draft.ts';

/** What somebody prefers, in `user_metadata`. */
export interface Preferences {
  language?: string;
  theme?: string;
  chart_colours?: string;
  /** An IANA name; empty for the zone of the device. */
  time_zone?: string;
}

const draftSchema = v.record(v.string(), v.string());

const draftKey = (userId: string) => `preferences.${userId}`;

/** What was chosen on this device and is not in the profile yet. It counts before the profile. */
export function unsavedPreferences(userId: string): Readonly<Preferences> {
  const draft = v.safeParse(draftSchema, loadDraft(draftKey(userId)));
  return draft.success ? draft.output : {};
}

/** One after the other: an older choice must not overtake a newer one on the way. */
let lastSave: Promise<void> = Promise.resolve();

/**
 * Saves choices in the profile, so that other devices follow, and what could not be saved before with them. Until that is
 * done, they hold on this device.
 */
export function savePreferences(auth: Auth, userId: string, preferences: Preferences): Promise<void> {
  saveDraft(draftKey(userId), { ...unsavedPreferences(userId), ...preferences });
  return saveUnsaved(auth, userId, preferences);
}

/** Saves what could not be saved before. @param chosen just now: also where storage is blocked it gets into the profile */
export function saveUnsaved(auth: Auth, userId: string, chosen: Preferences = {}): Promise<void> {
  const save = async () => {
    const unsaved = { ...unsavedPreferences(userId), ...chosen };
    if (Object.keys(unsaved).length === 0) return;
    const { error } = await auth.updateUser({ data: unsaved });
    if (error !== null) throw error;
    forgetSaved(userId, unsaved);
  };
  lastSave = lastSave
    .then(save)
    .catch((error: unknown) => console.error('A preference could not be saved in the profile', error));
  return lastSave;
}

/** Forgets what the profile has, but not what was chosen anew meanwhile. */
export function forgetSaved(userId: string, saved: Preferences): void {
  const left = Object.entries(unsavedPreferences(userId)).filter(
    ([name, value]) => saved[name as keyof Preferences] !== value,
  );
  if (left.length === 0) discardDraft(draftKey(userId));
  else saveDraft(draftKey(userId), Object.fromEntries(left));
}
