import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { CallFunction } from '../../lib/backend/call-function.ts';
import { deviceZone } from '../../lib/i18n/device-zone.ts';
import { alwaysButJustRead } from '../../lib/queries/always-but-just-read.ts';

const pathKey = (userId: string) => ['learner_paths', userId];

/** Where the path is kept. */
export function usePathKey() {
  return pathKey(useSignedInUser().id);
}

/** A learner's path, as it is now. */
export function pathQuery(call: CallFunction, userId: string) {
  return queryOptions({
    queryKey: pathKey(userId),
    queryFn: () => call<ReadPathResponse>('read-path', { time_zone: deviceZone() }),
    // Lessons are completed and placements finished between two looks at it.
    refetchOnMount: alwaysButJustRead,
  });
}

/** The path of the signed-in learner, see `pathQuery`. */
export function useReadPath() {
  return useQuery(pathQuery(useBackend().call, useSignedInUser().id));
}
