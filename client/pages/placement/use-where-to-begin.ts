import type { PlacementResult } from '#domain/placement/placement-result.ts';
import { HONEST_ODDS, type Route, routeAfter } from '#domain/placement/routing.ts';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { useLatestAssessment } from '../../features/assessment/fetch-assessment.ts';
import { useOnboardingSteps } from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { useReadPath } from '../../features/path/read-path.ts';
import { chosenGoals } from '../first-lesson/use-first-course.ts';
import { useWrittenModules, type WrittenModule } from './fetch-modules.ts';

/** Where a placement leads to. */
export type Beginning = {
  readonly route: Route;
  /** The module on honest odds for whoever has not completed it, then the one that the answers lead to. */
  readonly modules: readonly WrittenModule[];
  /** Undefined where the path could not be read. */
  readonly path: ReadPathResponse | undefined;
};

/** Where a placement leads to; undefined until all is known that decides it, null where that could not be read. */
export function useWhereToBegin(result: PlacementResult): Beginning | null | undefined {
  const modules = useWrittenModules();
  const steps = useOnboardingSteps();
  const path = useReadPath();
  const assessment = useLatestAssessment();
  // The next step of onboarding follows from it.
  if (modules.isPending || steps.isPending || path.isPending || assessment.isPending) return undefined;
  if (modules.data === undefined || steps.data === undefined) return null;
  const written = new Set(modules.data.map((module) => module.path));
  const course = path.data?.chosen ?? undefined;
  const route = routeAfter(result, { goals: chosenGoals(steps.data), course, written });
  const odds = modules.data.find((module) => module.path === HONEST_ODDS && !module.isCompleted);
  const start = modules.data.find((module) => module.path === route.start);
  const stations = [...new Set([odds, start])].filter((module) => module !== undefined);
  return { route, modules: stations, path: path.data };
}
