import { useServerCall } from '../../../lib/backend/use-server-call.ts';

type Decision = {
  application_id: string;
  decision: 'awarded' | 'declined';
  reason: string;
  override_reason?: string;
};

/** Awards or declines, once and for good; the applicant gets a mail. */
export function useDecideApplication() {
  return useServerCall<Decision, { application_id: string; status: string }>(
    'decide-application',
    'applications',
  );
}
