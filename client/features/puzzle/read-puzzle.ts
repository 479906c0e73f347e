import { useQuery } from '@tanstack/react-query';
import type { ReadPuzzleResponse } from '#domain/puzzle/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { deviceZone } from '../../lib/i18n/device-zone.ts';

/** The time zone of the device, by which its day turns unless the profile names another. */
export function puzzleZone(): { time_zone: string } {
  return { time_zone: deviceZone() };
}

export function usePuzzleKey(): readonly string[] {
  return ['puzzle', useSignedInUser().id];
}

/** The chart puzzle of the learner's day, and what they answered to it. */
export function useReadPuzzle() {
  const { call } = useBackend();
  return useQuery({
    queryKey: usePuzzleKey(),
    queryFn: () => call<ReadPuzzleResponse>('read-puzzle', puzzleZone()),
    // Another day may have begun, or another device answered.
    refetchOnMount: 'always',
  });
}
