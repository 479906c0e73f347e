import { useMutation } from '@tanstack/react-query';
import type { MentorRemark } from '#domain/mentor/knowing-contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Puts a remark of the mentor's away for the day. Nobody waits for it: unsaved, it may be said once more. */
export function useDismissRemark() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['dismiss-remark'],
    mutationFn: ({ kind, about }: Pick<MentorRemark, 'kind' | 'about'>) =>
      call('dismiss-remark', { kind, about }),
  });
}
