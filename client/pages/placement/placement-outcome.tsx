import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinishedPlacement } from '#domain/placement/contract.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PlacementExplanation } from './placement-explanation.tsx';
import { StrandRanges } from './strand-ranges.tsx';
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
  const day =
    againFrom === null
      ? ''
      : new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(againFrom));
  const count = placement.items.length;
  return (
    <>
      <PageHeader
        key={placement.id}
        title={t`Where you begin`}
        lead={t`Nothing here is a score, and none of it is a forecast of success.`}
      />
      <div className="grid gap-10">
        <div className="grid gap-10 border-t border-control pt-6 lg:grid-cols-[3fr_2fr]">
          <section className="grid min-w-0 content-start gap-2">
            <h2 className="font-serif text-24">
              <Trans>Where you probably are</Trans>
            </h2>
            <StrandRanges result={placement.result} />
          </section>
          <WhereToBegin result={placement.result} />
        </div>
        <section className="grid max-w-measure gap-4">
          <h2 className="font-serif text-24">
            <Plural value={count} one="The explanation" other="The # explanations" />
          </h2>
          {placement.items.map((explained, index) => (
            <PlacementExplanation key={explained.item.id} explained={explained} number={index + 1} />
          ))}
        </section>
        {againFrom !== null && (
          <p className="text-15 text-muted">
            <Trans>You may take it again from {day}, with other questions.</Trans>
          </p>
        )}
        {again}
        {failure}
      </div>
    </>
  );
}
