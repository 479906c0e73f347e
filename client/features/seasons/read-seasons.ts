import { msg } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadSeasonsAnswer } from '#domain/seasons/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../lib/backend/call-function.ts';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';

bringErrorWords({
  'season-not-found': msg`This season does not exist any more. Reload the page.`,
  'season-needs-certificate': msg`Whoever holds a certificate of this course can take part.`,
  'season-not-open': msg`This season is not open now.`,
  'season-not-joined': msg`Take part in the season first.`,
  'season-not-ranked': msg`You have no place in this season, so there is nothing to compute again.`,
  'season-session-open': msg`End your session of the simulator first: the file tells the key of its market.`,
});

/** Where a learner is with the seasons that are planned or open, and with those they took part in. */
export function seasonsQuery(call: CallFunction, userId: string) {
  return queryOptions({
    queryKey: ['seasons', userId],
    queryFn: async () => (await call<ReadSeasonsAnswer>('read-seasons', {})).seasons,
  });
}

/** The seasons of the signed-in learner, see `seasonsQuery`. */
export function useReadSeasons() {
  return useQuery(seasonsQuery(useBackend().call, useSignedInUser().id));
}
