import { useQuery } from '@tanstack/react-query';
import type { ApplicationDetail } from '#domain/community/contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

/** One application with what may be seen of its reviews. */
export function useReadApplication(applicationId: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['applications', applicationId],
    queryFn: () => call<ApplicationDetail>('read-application', { application_id: applicationId }),
  });
}
