import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onboardingMinutesLeft, type OnboardingStep } from '#domain/learning/onboarding.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { Station, type StationState } from './station.tsx';

interface OnboardingCardProps {
  completed: ReadonlySet<OnboardingStep>;
  /** What the press leads to. */
  next: OnboardingStep;
  /** Title of the course of the first lesson, once it is known. */
  courseTitle: string | undefined;
  onGoOn: () => void;
  pending: boolean;
  /** Why it could not go on. */
  failure: string | null;
  /** Whether the learner has begun to learn without it, and has something else to do first. */
  hasBegun: boolean;
}

/** The way to the first lesson while onboarding is open: what comes, how long it takes, and one press. */
export function OnboardingCard({
  completed,
  next,
  courseTitle,
  onGoOn,
  pending,
  failure,
  hasBegun,
}: OnboardingCardProps) {
  const minutes = onboardingMinutesLeft(completed);
  const stateOf = (stop: OnboardingStep): StationState => {
    // The profile has no station of its own: it is asked on the way to the goals.
    if (stop === next || (stop === 'goals' && next === 'profile')) return 'here';
    return completed.has(stop) ? 'done' : 'ahead';
  };
  return (
    <section aria-labelledby="way-to-first-lesson" className="grid gap-5 border-y border-line py-6">
      <h2 id="way-to-first-lesson" className="text-24 sm:text-32">
        <WayLeft minutes={minutes} hasBegun={hasBegun} />
      </h2>
      <ol className="grid sm:grid-cols-4">
        <Station state={stateOf('assessment')} title={<Trans>Five questions</Trans>}>
          <Trans>They show where to begin.</Trans>
        </Station>
        <Station state={stateOf('goals')} title={<Trans>Your goals</Trans>}>
          <Trans>They choose the course.</Trans>
        </Station>
        <Station state={stateOf('payment')} title={<Trans>Your plan</Trans>}>
          <Trans>The free trial is enough to begin.</Trans>
        </Station>
        <Station state={stateOf('complete')} isLast title={<Trans>Your first lesson</Trans>}>
          {courseTitle}
        </Station>
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button look={hasBegun ? 'secondary' : 'primary'} pending={pending} onClick={onGoOn}>
          <GoOnWords next={next} />
        </Button>
        {next !== 'complete' && (
          <Link to="/onboarding" className={buttonStyles('link')}>
            <Trans>Continue setup</Trans>
          </Link>
        )}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
    </section>
  );
}

/** How far it is: to the first lesson, or for somebody who has begun without it, to the end of setting up. */
function WayLeft({ minutes, hasBegun }: { minutes: number; hasBegun: boolean }) {
  const isOnePress = minutes === 0;
  if (hasBegun && isOnePress) return <Trans>Setting up takes one more press</Trans>;
  if (hasBegun)
    return (
      <Plural value={minutes} one="Setting up takes # more minute" other="Setting up takes # more minutes" />
    );
  if (isOnePress) return <Trans>Your first lesson is one press away</Trans>;
  return (
    <Plural
      value={minutes}
      one="Your first lesson is about # minute away"
      other="Your first lesson is about # minutes away"
    />
  );
}

/** The words of the button that goes on to a step. */
export function GoOnWords({ next }: { next: OnboardingStep | null }): ReactNode {
  switch (next) {
    case 'assessment':
      return <Trans>Begin with five questions</Trans>;
    case 'profile':
      return <Trans>Go on: your profile</Trans>;
    case 'goals':
      return <Trans>Go on: your goals</Trans>;
    case 'payment':
      return <Trans>Go on: your plan</Trans>;
    default:
      return <Trans>Open the first lesson</Trans>;
  }
}
