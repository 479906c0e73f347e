import { oneOrNone } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';

/** What a learner lets the mentor do. */
export type MentorConsent = {
  /** Whether it may use what is known of them; who has chosen nothing lets it. */
  readonly knows: boolean;
  /** Whether a language model may be sent their questions; who has chosen nothing does not let it. */
  readonly rephrases: boolean;
};

/** Loads what a learner lets the mentor do. */
export async function loadConsent(query: Query, userId: string): Promise<MentorConsent> {
  const { rows } = await query<MentorConsent>(
    'select knows, rephrases from public.mentor_settings where user_id = $1',
    [userId],
  );
  return oneOrNone(rows) ?? { knows: true, rephrases: false };
}

/** Whether a learner lets the mentor use what is known of them. */
export async function mayKnow(query: Query, userId: string): Promise<boolean> {
  return (await loadConsent(query, userId)).knows;
}
