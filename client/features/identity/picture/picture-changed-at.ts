import type { User } from '@supabase/auth-js';

/**
 * When somebody last gave themselves a picture; undefined without one. It stands among the settings, which other devices
 * follow. Only they themselves believe it: whether there is a picture, the bucket says.
 */
export function pictureChangedAt(user: User | null): string | undefined {
  const at: unknown = user?.user_metadata.picture_changed_at;
  return typeof at === 'string' && at !== '' ? at : undefined;
}
