import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { HONEST_ODDS, type RouteReason } from '#domain/placement/routing.ts';
import { GoOnWords } from '../../features/learning/onboarding/onboarding-card.tsx';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { useNextStep } from '../first-lesson/use-next-step.ts';
import { useOpenCourse } from '../first-lesson/use-open-course.ts';
import { useOpenStation } from '../path/use-open-station.ts';
import type { WrittenModule } from './fetch-modules.ts';
import type { Beginning } from './use-where-to-begin.ts';

/** The module on honest odds for whoever has not completed it, then the one that the answers lead to, and why. */
export function WhereToBegin({ beginning: { route, modules, path } }: { beginning: Beginning }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const opening = useOpenCourse();
  const here = path?.stations.find(({ state }) => state === 'here');
  const station = useOpenStation();
  const onboarding = useNextStep();
  const [first] = modules;
  const open = async ({ course, lessons }: WrittenModule) => {
    if (!(await opening.open(course))) return;
    await navigate({
      to: '/course/$courseId',
      params: { courseId: course.id },
      search: { lesson: lessons[0]?.id },
    });
  };
  const { next } = onboarding;
  // Between the five questions and the first lesson it goes on to what is still asked.
  const isOnTheWay = next === 'profile' || next === 'goals' || next === 'payment';
  return (
    <section aria-labelledby="where-to-begin" className="grid content-start gap-4">
      <h2 id="where-to-begin" className="font-serif text-24">
        <Trans>Where to begin</Trans>
      </h2>
      <p className="border-s-4 border-s-marigold ps-4 font-serif text-20">
        <Why reason={route.reason} />
      </p>
      <ol className="m-0 list-none p-0">
        {modules.map((module, place) => (
          <li key={module.id} className="relative m-0 ps-8 pb-5">
            <span
              aria-hidden="true"
              className={`absolute start-[0.4375rem] top-4 bottom-0 border-s-2 ${place === 0 ? 'border-ink' : 'border-dotted border-control'}`}
            />
            <Dot isFirst={place === 0} />
            <p className="font-semibold">{localizedText(module, 'title', i18n.locale)}</p>
            <p className="text-15 text-muted">
              {module.path === HONEST_ODDS ? (
                <Trans>Everybody’s first module</Trans>
              ) : (
                <CourseOf course={localizedText(module.course, 'title', i18n.locale)} />
              )}
            </p>
          </li>
        ))}
        <li className="relative m-0 ps-8">
          <span
            aria-hidden="true"
            className="absolute start-0.5 top-1.5 size-3 rounded-full border-[1.5px] border-control bg-paper"
          />
          <p className="text-muted">
            <Trans>Then your path, a station at a time</Trans>
          </p>
          <p className="text-15 text-muted">
            <Trans>It moves as your answers do</Trans>
          </p>
        </li>
      </ol>
      {isOnTheWay && (
        <Button pending={onboarding.pending} onClick={onboarding.goOn}>
          <GoOnWords next={next} />
        </Button>
      )}
      {first !== undefined && (
        <Button
          look={isOnTheWay ? 'secondary' : 'primary'}
          pending={opening.pending || station.pending}
          onClick={() => void (here ? station.open(here) : open(first))}
        >
          <Trans>Open your first lesson</Trans>
        </Button>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {onboarding.failure ?? opening.refusal ?? station.refusal}
      </p>
    </section>
  );
}

/** Here, in plum; what comes after it hollow. */
function Dot({ isFirst }: { isFirst: boolean }) {
  return isFirst ? (
    <span
      aria-hidden="true"
      className="absolute start-0 top-1 grid size-4 place-items-center rounded-full border border-plum bg-paper"
    >
      <span className="size-2.5 rounded-full bg-plum forced-colors:bg-[Highlight]" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      className="absolute start-0.5 top-1.5 size-3 rounded-full border-2 border-ink bg-paper"
    />
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
