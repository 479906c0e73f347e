import { useQuery } from '@tanstack/react-query';
import type { ModelReport } from '#domain/mentor/model/contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** How the language model did; admins only. */
export function useReadModelReport() {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['model_report'],
    queryFn: () => call<ModelReport>('read-model-report', {}),
  });
}
