import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { SeasonState } from '#domain/seasons/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';

bringErrorWords({
  'season-not-found': msg`This season does not exist any more. Reload the page.`,
  'season-needs-certificate': msg`Whoever holds a certificate of this course can take part.`,
  'season-not-open': msg`This season is not open now.`,
  'season-not-joined': msg`Take part in the season first.`,
});

/** Where the learner is with the season that is planned or open; else with the latest that they took part in. */
export function useReadSeason() {
  const { call } = useBackend();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['seasons', userId],
    queryFn: () => call<SeasonState>('read-season', {}),
  });
}
