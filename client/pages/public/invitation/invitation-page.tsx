import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SEASON_WEIGHTS } from '#domain/seasons/rank-season.ts';
import { DELAYED, LEAST_CERTIFICATES } from '#domain/seasons/season-terms.ts';
import { WHAT_LUCK_DOES } from '#domain/seasons/what-luck-does.ts';
import { InPreparation } from '../in-preparation.tsx';
import { usePage } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { SeasonFunnel } from './season-funnel.tsx';

/** How seasons are ranked and whom they invite, what luck does in it, and where a partner checks an invitation. */
export function InvitationPage() {
  const { invitation } = usePage();
  const seasons = invitation?.seasons ?? [];
  return (
    <article className="page-column grid gap-12 pt-12 lg:pt-16">
      <header className="border-b border-line pb-8">
        {invitation !== undefined && invitation.code !== null ? (
          <CheckResult checked={invitation.checked} />
        ) : (
          <>
            <h1 className="text-44 sm:text-64">
              <Trans>Seasons and the invitation</Trans>
            </h1>
            <p className="mt-6 max-w-measure font-serif text-24">
              <Trans>
                The best tenth of a season gets an award, and an invitation that a partner platform can check.
                Here is how it is ranked, and what luck would do.
              </Trans>
              <InPreparation feature="invitation" />
            </p>
          </>
        )}
      </header>
      <Part id="check" title={<Trans>Check an invitation</Trans>}>
        <CheckForm code={invitation?.code ?? ''} />
      </Part>
      <Part id="formula" title={<Trans>What is ranked</Trans>}>
        <dl className="max-w-measure border-t border-line">
          <Weight percent={SEASON_WEIGHTS.examAbility} name={<Trans>Exam ability</Trans>}>
            <Trans>The lower bound of what the first sitting of the exam shows.</Trans>
          </Weight>
          <Weight percent={SEASON_WEIGHTS.delayedRetention} name={<Trans>Delayed retention</Trans>}>
            <Trans>
              The share answered right at once in reviews of what was not asked for {DELAYED.days} days; at
              least {DELAYED.answers} answers.
            </Trans>
          </Weight>
          <Weight percent={SEASON_WEIGHTS.process} name={<Trans>Process</Trans>}>
            <Trans>
              The share of trades that kept every rule, in one session of the simulator: the first attempt, by
              the same rules for everybody, on a path of one’s own.
            </Trans>
          </Weight>
        </dl>
        <p className="max-w-measure">
          <Trans>
            Each part counts as a percentile: how many of the others it is above, ties counting half. No
            trading result enters. A season is frozen when it ends, and ranked only if {LEAST_CERTIFICATES}{' '}
            learners completed it. The ranks up to a tenth of them are looked at by a person before anything
            is sent.
          </Trans>
        </p>
      </Part>
      <Part id="luck" title={<Trans>What luck alone does</Trans>}>
        <p className="max-w-measure">
          <Trans>
            Of {WHAT_LUCK_DOES.learners} simulated learners {WHAT_LUCK_DOES.guessers} answer at random. They
            are {WHAT_LUCK_DOES.guessersAtTop}% of the top tenth. But where all know the same, the top tenth
            is luck: only {WHAT_LUCK_DOES.againAmongEquals}% of it are in the next one, too. Where learners
            differ by one standard deviation it is {WHAT_LUCK_DOES.againWhereTheyDiffer}%.
          </Trans>
        </p>
      </Part>
      <Part id="funnel" title={<Trans>How many came how far</Trans>}>
        {seasons.length === 0 ? (
          <p className="max-w-measure text-muted">
            <Trans>
              No season has been held yet. The first can be held once {LEAST_CERTIFICATES} learners hold a
              certificate.
            </Trans>
          </p>
        ) : (
          <ul className="grid gap-8">
            {seasons.map((season) => (
              <SeasonFunnel key={season.id} season={season} />
            ))}
          </ul>
        )}
      </Part>
      <RiskLine />
    </article>
  );
}

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="text-32">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Weight({ percent, name, children }: { percent: number; name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-x-4 border-b border-line py-4">
      <dt className="contents">
        <span className="font-serif text-24 tabular-nums">{percent}%</span>
        <span className="font-semibold">{name}</span>
      </dt>
      <dd className="col-start-2 text-muted">{children}</dd>
    </div>
  );
}
