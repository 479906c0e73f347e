import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinishedPlacement } from '#domain/placement/contract.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PlacementExplanation } from './placement-explanation.tsx';
import { StrandRanges } from './strand-ranges.tsx';
import { TestableModules } from './testable-modules.tsx';
import { useOutcomeTitle } from './use-outcome-title.ts';
import { useWhereToBegin } from './use-where-to-begin.ts';
import { WhereToBegin } from './where-to-begin.tsx';

interface PlacementOutcomeProps {
  placement: FinishedPlacement;
  /** From when on it may be taken again; null when it may be. */
  againFrom: string | null;
  /** What takes it again; null where that cannot be done. */
  again: ReactNode;
  failure: ReactNode;
}

/** What a placement found: a range for each strand asked, where to begin and why, and the explanations. */
export function PlacementOutcome({ placement, againFrom, again, failure }: PlacementOutcomeProps) {
  const { t, i18n } = useLingui();
  const beginning = useWhereToBegin(placement.result);
  const title = useOutcomeTitle(beginning?.route.reason);
  if (beginning === undefined)
    return <Skeleton rows={['h-11 w-2/3', 'h-4 w-1/2', 'h-96 w-full', 'h-24 w-full']} />;
  const day =
    againFrom === null
      ? ''
      : new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(againFrom));
  const count = placement.items.length;
  const { minutes } = placement;
  return (
    <>
      <PageHeader
        key={placement.id}
        documentTitle={t`Where you begin`}
        title={
          <>
            <VisuallyHidden>{t`Where you begin`}: </VisuallyHidden>
            {title}
          </>
        }
        lead={
          <>
            <Plural value={count} one="# question" other="# questions" />
            {' · '}
            <Plural value={minutes} one="about # minute" other="about # minutes" />
            {'. '}
            <Trans>Nothing here is a score, and none of it is a forecast of success.</Trans>
          </>
        }
      />
      <div className="grid gap-10">
        <div className="grid gap-10 border-t border-control pt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-16">
          <section className="grid min-w-0 content-start gap-2">
            <h2 className="font-serif text-24">
              <Trans>Where you probably are</Trans>
            </h2>
            <StrandRanges result={placement.result} begin={beginning?.route.strand ?? null} />
            <p className="flex flex-wrap items-center gap-x-3 pt-3 text-15 text-muted">
              <a
                href="#explanations"
                className="inline-flex min-h-6 items-center font-semibold text-plum underline underline-offset-4 pointer-coarse:min-h-11"
              >
                <Plural value={count} one="Read the explanation" other="Read the # explanations" />
              </a>
              {againFrom !== null && (
                <span>
                  <Trans>You may take it again from {day}, with other questions.</Trans>
                </span>
              )}
            </p>
          </section>
          {beginning && <WhereToBegin beginning={beginning} />}
        </div>
        {/* Who knew none of it is not sent to a test: the ranges reach far only because little was asked. */}
        {beginning?.path && placement.items.some(({ is_right }) => is_right) && (
          <TestableModules stations={beginning.path.stations} />
        )}
        <section className="grid max-w-measure gap-4 border-t border-line pt-6">
          <h2 id="explanations" tabIndex={-1} className="font-serif text-24">
            <Plural value={count} one="The explanation" other="The # explanations" />
          </h2>
          {placement.items.map((explained, index) => (
            <PlacementExplanation key={explained.item.id} explained={explained} number={index + 1} />
          ))}
        </section>
        {again}
        {failure}
      </div>
    </>
  );
}
