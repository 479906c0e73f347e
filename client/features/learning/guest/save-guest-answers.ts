import type { SaveGuestAnswersResponse } from '#domain/activities/guest-contract.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { GuestAnswers } from '../../../lib/guest-answers.ts';

/** Sends what was answered without an account; resolves with how much of it counts. */
export function useSaveGuestAnswers(): (kept: GuestAnswers) => Promise<SaveGuestAnswersResponse> {
  const { call } = useBackend();
  return (kept) => call<SaveGuestAnswersResponse>('save-guest-answers', { ...kept });
}
