import { useQuery } from '@tanstack/react-query';
import { calibrationOf } from '#domain/learning/calibration.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** How sure the learner was of their committed answers, against what came true; null before the first one. */
export function useCalibration() {
  const { rest } = useBackend();
  return useQuery({
    queryKey: ['activity_answers', useSignedInUser().id, 'calibration'],
    queryFn: async () => calibrationOf(unwrap(await rest.rpc('read_calibration'))),
    // Who comes from a lesson has just answered.
    refetchOnMount: 'always',
  });
}
