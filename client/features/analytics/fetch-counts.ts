import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import type { Backend } from '../../lib/backend/connect-backend.ts';
import { BackendError } from '../../lib/backend/backend-error.ts';

/** What is counted for an admin, each computed by the database now. */
export interface Counts {
  enrollments: number;
  completedCourses: number;
  assessments: number;
  finishedOnboarding: number;
  subscriptions: number;
  applications: number;
  leads: number;
}

/** The counts of the Analytics tab; admins only. */
export function useCounts() {
  const { rest } = useBackend();
  return useQuery({ queryKey: ['analytics-counts'], queryFn: () => fetchCounts(rest) });
}

async function fetchCounts(rest: Backend['rest']): Promise<Counts> {
  const only = { count: 'exact', head: true } as const;
  const [enrollments, completedCourses, assessments, finishedOnboarding, subscriptions, applications, leads] =
    await Promise.all([
      rest.from('enrollments').select('id', only).then(countOf),
      rest.from('enrollments').select('id', only).not('completed_at', 'is', null).then(countOf),
      rest.from('skill_assessments').select('id', only).then(countOf),
      rest
        .from('onboarding_steps')
        .select('id', only)
        .eq('step_name', 'complete')
        .eq('completed', true)
        .then(countOf),
      rest.from('subscriptions').select('id', only).then(countOf),
      rest.from('scholarship_applications').select('id', only).then(countOf),
      rest.from('leads').select('id', only).then(countOf),
    ]);
  return {
    enrollments,
    completedCourses,
    assessments,
    finishedOnboarding,
    subscriptions,
    applications,
    leads,
  };
}

function countOf(answer: {
  count: number | null;
  error: { code: string; message: string } | null;
  status: number;
}) {
  if (answer.error !== null || answer.count === null) {
    const code = answer.status === 0 ? 'network' : answer.error?.code || `http_${answer.status}`;
    throw new BackendError(code, answer.status, answer.error?.message ?? 'The answer has no count');
  }
  return answer.count;
}
