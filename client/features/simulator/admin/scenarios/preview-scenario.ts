import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  PreviewScenarioAnswer,
  PreviewScenarioRequest,
} from '#domain/simulator/scenario-editing-contract.ts';
import { useBackend } from '../../../../lib/backend/backend-context.tsx';

/** What the linter says of a scenario, and some paths of its market. The ones before stay until they are there. */
export function usePreviewScenario(request: PreviewScenarioRequest) {
  const { call } = useBackend();
  return useQuery({
    queryKey: ['preview-scenario', request],
    queryFn: () => call<PreviewScenarioAnswer>('preview-scenario', request),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
