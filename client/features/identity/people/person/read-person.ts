import { useQuery } from '@tanstack/react-query';
import type { PersonDetails } from '#domain/identity/people-contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** One account with the outcomes of its learning. */
export function useReadPerson(id: string) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['people', id],
    queryFn: async () => (await call<{ person: PersonDetails }>('read-person', { user_id: id })).person,
  });
}
