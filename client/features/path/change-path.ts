import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangePathRequest, ReadPathResponse } from '#domain/path/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { usePathKey } from './read-path.ts';

bringErrorWords({
  'station-not-found': msg`This station is no longer on your path. Look at it again.`,
  'course-not-found': msg`This course has no module ready any more. Choose another one.`,
  'odds-first': msg`The honest odds come first for everybody.`,
  'nothing-to-undo': msg`There is nothing left to undo.`,
});

/** Changes one thing of the path; it is shown anew with what the server makes of it. */
export function useChangePath() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = usePathKey();
  return useMutation({
    mutationKey: ['change-path'],
    mutationFn: (change: ChangePathRequest['change']) => call<ReadPathResponse>('change-path', { change }),
    // Two presses in a row are taken in their order.
    scope: { id: 'change-path' },
    onSuccess: (path) => queryClient.setQueryData(queryKey, path),
  });
}
