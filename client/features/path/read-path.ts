import { useQuery } from '@tanstack/react-query';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Where the path is kept. */
export function usePathKey() {
  return ['learner_paths', useSignedInUser().id];
}

/** The learner's path, as it is now. */
export function useReadPath() {
  const { call } = useBackend();
  return useQuery({
    queryKey: usePathKey(),
    queryFn: () => call<ReadPathResponse>('read-path', { time_zone: deviceZone() }),
    // Lessons are completed and placements finished between two looks at it.
    refetchOnMount: 'always',
  });
}

/** The time zone of the device, by which days are counted unless the profile names another. */
function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
