import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { PlacementResult } from '#domain/placement/placement-result.ts';
import { HONEST_ODDS, type RouteReason, routeAfter } from '#domain/placement/routing.ts';
import { useOnboardingSteps } from '../../features/learning/onboarding/fetch-onboarding-steps.ts';
import { useReadPath } from '../../features/path/read-path.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { chosenGoals } from '../first-lesson/use-first-course.ts';
import { useOpenCourse } from '../first-lesson/use-open-course.ts';
import { useOpenStation } from '../path/use-open-station.ts';
import { useWrittenModules, type WrittenModule } from './fetch-modules.ts';

/** The module on honest odds for whoever has not completed it, then the one that the answers lead to, and why. */
export function WhereToBegin({ result }: { result: PlacementResult }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const modules = useWrittenModules().data;
  const steps = useOnboardingSteps().data;
  const opening = useOpenCourse();
  const path = useReadPath();
  const here = path.data?.stations.find(({ state }) => state === 'here');
  const station = useOpenStation();
  if (modules === undefined || steps === undefined || path.isPending) return null;
  const written = new Set(modules.map(({ path }) => path));
  const course = path.data?.chosen ?? undefined;
  const route = routeAfter(result, { goals: chosenGoals(steps), course, written });
  const odds = modules.find(({ path, isCompleted }) => path === HONEST_ODDS && !isCompleted);
  const start = modules.find(({ path }) => path === route.start);
  const stations = [...new Set([odds, start])].filter((module) => module !== undefined);
  const [first] = stations;
  const open = async ({ course, lessons }: WrittenModule) => {
    if (!(await opening.open(course))) return;
    await navigate({
      to: '/course/$courseId',
      params: { courseId: course.id },
      search: { lesson: lessons[0]?.id },
    });
  };
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-serif text-24">
        <Trans>Where to begin</Trans>
      </h2>
      <p className="border-s-4 border-s-marigold ps-4 font-serif text-20">
        <Why reason={route.reason} />
      </p>
      <ol className="grid gap-3 border-s border-control ps-4">
        {stations.map((module) => (
          <li key={module.id}>
            <p className="font-semibold">{localizedText(module, 'title', i18n.locale)}</p>
            <p className="text-15 text-muted">
              {module === odds ? (
                <Trans>Everybody’s first module</Trans>
              ) : (
                <CourseOf course={localizedText(module.course, 'title', i18n.locale)} />
              )}
            </p>
          </li>
        ))}
      </ol>
      {first !== undefined && (
        <Button
          pending={opening.pending || station.pending}
          onClick={() => void (here ? station.open(here) : open(first))}
        >
          <Trans>Open your first lesson</Trans>
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {opening.refusal ?? station.refusal}
      </p>
    </section>
  );
}

function CourseOf({ course }: { course: string }) {
  return <Trans>Your start, in {course}</Trans>;
}

function Why({ reason }: { reason: RouteReason }) {
  switch (reason) {
    case 'harm':
      return <Trans>First of all, what helps when trading does harm.</Trans>;
    case 'basics':
      return <Trans>Prices, orders and costs come first: everything else builds on them.</Trans>;
    case 'sizing':
      return <Trans>You know prices and orders. Next comes how much to risk.</Trans>;
    case 'charts':
      return <Trans>Your basics hold, and so does reading charts: begin with testing what they say.</Trans>;
    case 'forex':
      return <Trans>Your basics hold, and currencies are your goal.</Trans>;
    case 'crypto':
      return <Trans>Prices, orders and sizes you worked out, and crypto is your goal.</Trans>;
    case 'psychology':
      return <Trans>Prices, costs and sizes you worked out. Begin with judging decisions.</Trans>;
    case 'otherwise':
      return <Trans>Begin with the odds, and take from there what your goals ask for.</Trans>;
  }
}
