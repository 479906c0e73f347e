import { cents } from '#domain/kernel/money/cents.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FIRST_PUZZLE } from '#domain/puzzle/first-puzzle.ts';
import { formatMoney } from '#domain/kernel/money/format-money.ts';
import { GuideMark, GuideVoice } from '../guide-voice.tsx';
import { StopChart } from '../illustrations/stop-chart.tsx';
import { usePage, usePageAddress } from '../page-context.tsx';

/**
 * An exercise to answer at once. It needs no script: the style sheet shows the explanation of the chosen answer. With one
 * (guest/first-puzzle.ts) the first answer is kept for the account to come.
 */
export function HeroPuzzle() {
  const address = usePageAddress();
  return (
    <section
      data-first-puzzle=""
      aria-labelledby="puzzle-title"
      className="group/puzzle rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-15">
        <h2 id="puzzle-title" className="font-sans font-semibold">
          <Trans>Your first puzzle</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Generated prices</Trans>
        </p>
      </header>
      <StopChart />
      <div className="mt-4">
        <PuzzleQuestion />
      </div>
      <div role="radiogroup" aria-labelledby="puzzle-question" className="mt-4 flex flex-wrap gap-3">
        {FIRST_PUZZLE.choices.map((shares) => (
          <PuzzleChoice key={shares} shares={shares} />
        ))}
      </div>
      <div role="status" className="mt-4 min-h-20 text-15">
        <p className="text-muted group-has-checked/puzzle:hidden">
          <Trans>Choose a number: each has its explanation.</Trans>
        </p>
        <PuzzleAnswers />
      </div>
      <p data-kept hidden className="mt-4 text-15 text-muted">
        <Trans>Kept here: it counts once you have an account.</Trans>
      </p>
      <p className="mt-4 text-15">
        <a
          href={address('/puzzle')}
          className="inline-block font-semibold text-plum underline decoration-2 underline-offset-4"
        >
          <Trans>Today’s chart puzzle</Trans>
        </a>
      </p>
    </section>
  );
}

function PuzzleQuestion() {
  const dollars = useDollars();
  const [risk, distance] = [dollars(FIRST_PUZZLE.risk), dollars(FIRST_PUZZLE.distance)];
  return (
    <GuideVoice id="puzzle-question">
      <Trans>
        You may lose <GuideMark>{risk}</GuideMark> and the stop is {distance} away. How many shares?
      </Trans>
    </GuideVoice>
  );
}

function PuzzleChoice({ shares }: { shares: number }) {
  return (
    <label
      className={
        'relative inline-flex min-h-11 min-w-14 cursor-pointer items-center justify-center rounded-control border ' +
        'border-control px-4 font-semibold hover:bg-sunken has-checked:border-plum has-checked:bg-plum-soft ' +
        'has-checked:inset-ring has-checked:inset-ring-plum forced-colors:has-checked:outline-2 has-focus-visible:outline-2 ' +
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-plum'
      }
    >
      <input type="radio" name="shares" value={shares} id={`shares-${shares}`} className="sr-only" />
      {shares}
    </label>
  );
}

function PuzzleAnswers() {
  const dollars = useDollars();
  const [distance, risk, half, double] = [dollars(2), dollars(100), dollars(50), dollars(200)];
  return (
    <>
      <Answer
        className="group-has-[#shares-25:checked]/puzzle:block"
        verdict={<Trans>Not quite: too few.</Trans>}
      >
        <Trans>
          25 shares lose 25 × {distance} = {half} at the stop. That is half of what you allowed yourself.
          Divide what you may lose by the distance to the stop.
        </Trans>
      </Answer>
      <Answer
        className="group-has-[#shares-50:checked]/puzzle:block"
        verdict={<Trans>Right. Well done!</Trans>}
      >
        <Trans>
          {risk} ÷ {distance} = 50 shares. You counted the loss before the gain: that is how every trade
          starts here.
        </Trans>{' '}
        <a
          href="#courses"
          className="inline-block font-semibold text-plum underline decoration-2 underline-offset-4"
        >
          <Trans>See the courses that go on from here</Trans>
        </a>
      </Answer>
      <Answer
        className="group-has-[#shares-100:checked]/puzzle:block"
        verdict={<Trans>Not quite: too many.</Trans>}
      >
        <Trans>
          100 shares lose 100 × {distance} = {double} at the stop, twice what you allowed yourself. 100 is the
          money you may lose, not the number of shares.
        </Trans>
      </Answer>
    </>
  );
}

function Answer({
  className,
  verdict,
  children,
}: {
  className: string;
  verdict: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`hidden ${className}`}>
      <p className="font-semibold">{verdict}</p>
      <p>{children}</p>
    </div>
  );
}

/** Whole dollars in the words of the page's language. */
function useDollars() {
  const { locale } = usePage();
  return (dollars: number) => formatMoney(cents(dollars * 100), 'USD', locale);
}
