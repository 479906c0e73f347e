import type { QueryClient } from '@tanstack/react-query';
import { latestAssessmentQuery } from '../../features/assessment/fetch-assessment.ts';
import { coursesQuery } from '../../features/catalogue/fetch-courses.ts';
import { skillsQuery } from '../../features/knowledge/skills/fetch-skills.ts';
import { metSkillsQuery } from '../../features/knowledge/skills/read-skills.ts';
import { enrollmentsQuery } from '../../features/learning/enrolment/fetch-enrollments.ts';
import { memoryQuery } from '../../features/learning/memory/read-memory.ts';
import { onboardingStepsQuery } from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { todayQuery } from '../../features/learning/today/read-today.ts';
import { remarkQuery } from '../../features/mentor/read-remark.ts';
import { pathQuery } from '../../features/path/read-path.ts';
import { seasonsQuery } from '../../features/seasons/read-seasons.ts';
import type { Backend } from '../../lib/backend/connect-backend.ts';

/** Asks for all that the dashboard waits for before it is drawn. */
export async function askForDashboard(
  { rest, call }: Pick<Backend, 'rest' | 'call'>,
  queryClient: QueryClient,
  userId: string,
): Promise<void> {
  // What was answered a moment ago changes these.
  const changing = { staleTime: 0 };
  await Promise.allSettled([
    queryClient.query({ ...todayQuery(call, userId), ...changing }),
    queryClient.query({ ...pathQuery(call, userId), ...changing }),
    queryClient.query({ ...memoryQuery(call, userId), ...changing }),
    queryClient.query({ ...metSkillsQuery(call, userId), ...changing }),
    queryClient.query({ ...remarkQuery(call, userId, 'day'), ...changing }),
    queryClient.query(coursesQuery(rest)),
    queryClient.query(onboardingStepsQuery(rest, userId)),
    queryClient.query(enrollmentsQuery(rest, userId)),
    queryClient.query(latestAssessmentQuery(rest, userId)),
    queryClient.query(skillsQuery(rest)),
    queryClient.query(seasonsQuery(call, userId)),
  ]);
}
