import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { SuggestQuestionsResponse } from '#domain/mentor/contract.ts';
import { useSignedInUser } from '../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** What the learner may ask next, from where they stand. */
export function useSuggestQuestions() {
  const { call } = useBackend();
  const { i18n } = useLingui();
  const userId = useSignedInUser().id;
  return useQuery({
    queryKey: ['suggest-questions', userId, i18n.locale],
    queryFn: () => call<SuggestQuestionsResponse>('suggest-questions', { language: i18n.locale }),
  });
}
