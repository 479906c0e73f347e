import { useQuery } from '@tanstack/react-query';
import type { ReadKnownFactsResponse } from '#domain/mentor/knowing-contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { deviceZone } from '../../lib/i18n/device-zone.ts';

/** What the mentor knows of the learner. */
export function useReadKnownFacts() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['mentor_settings', useSignedInUser().id],
    queryFn: () =>
      call<ReadKnownFactsResponse>('read-known-facts', {
        time_zone: deviceZone(),
      }),
  });
}
