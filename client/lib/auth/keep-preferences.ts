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
export function unkeptPreferences(userId: string): Readonly<Preferences> {
  const draft = v.safeParse(draftSchema, loadDraft(draftKey(userId)));
  return draft.success ? draft.output : {};
}

/** One after the other: an older choice must not overtake a newer one on the way. */
let lastSave: Promise<void> = Promise.resolve();

/**
 * Keeps choices in the profile, so that other devices follow, and what could not be kept before with them. Until that is
 * done, they hold on this device.
 */
export function keepPreferences(auth: Auth, userId: string, preferences: Preferences): Promise<void> {
  saveDraft(draftKey(userId), { ...unkeptPreferences(userId), ...preferences });
  return keepUnkept(auth, userId, preferences);
}

/** Keeps what could not be kept before. @param chosen just now: also where storage is blocked it gets into the profile */
export function keepUnkept(auth: Auth, userId: string, chosen: Preferences = {}): Promise<void> {
  const save = async () => {
    const unkept = { ...unkeptPreferences(userId), ...chosen };
    if (Object.keys(unkept).length === 0) return;
    const { error } = await auth.updateUser({ data: unkept });
    if (error !== null) throw error;
    forgetKept(userId, unkept);
  };
  lastSave = lastSave
    .then(save)
    .catch((error: unknown) => console.error('A preference could not be kept in the profile', error));
  return lastSave;
}

/** Forgets what the profile has, but not what was chosen anew meanwhile. */
export function forgetKept(userId: string, kept: Preferences): void {
  const left = Object.entries(unkeptPreferences(userId)).filter(
    ([name, value]) => kept[name as keyof Preferences] !== value,
  );
  if (left.length === 0) discardDraft(draftKey(userId));
  else saveDraft(draftKey(userId), Object.fromEntries(left));
}
