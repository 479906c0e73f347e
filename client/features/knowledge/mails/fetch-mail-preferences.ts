import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChosenMails } from '#domain/knowledge/mail-contract.ts';
import { USUAL_HOUR } from '#domain/knowledge/mail-turn.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** Nobody is written to who has not asked. */
const NONE: ChosenMails = { reminder: false, summary: false, hour: USUAL_HOUR };

/** Which mails about their learning a learner asked for. */
export function mailPreferencesQuery(rest: Backend['rest'], userId: string) {
  return queryOptions({
    queryKey: ['mail_preferences', userId],
    queryFn: async (): Promise<ChosenMails> => {
      const kept = unwrap(
        await rest
          .from('mail_preferences')
          .select('reminder, summary, hour')
          .eq('user_id', userId)
          .maybeSingle(),
      );
      return kept ?? NONE;
    },
  });
}

/** Which mails about their learning the signed-in learner asked for. */
export function useMailPreferences() {
  const { rest } = useBackend();
  return useQuery(mailPreferencesQuery(rest, useSignedInUser().id));
}
