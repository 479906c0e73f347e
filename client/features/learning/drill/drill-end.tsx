import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { OpenDrillResponse } from '#domain/quiz/review-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Day } from '../../../ui/value/date-display.tsx';
import { NextOfToday } from '../today/next-of-today.tsx';
import { KnownAxis } from './known-axis.tsx';

/** Nothing is certain. */
const MOST = 0.99;

interface DrillEndProps {
  drill: OpenDrillResponse<SkillStatus>;
  /** What the states of a skill are called. */
  statusNames: Readonly<Record<SkillStatus, string>>;
}

/** The end of a drill: how many were right, and what that changed. */
export function DrillEnd({ drill: { answers, before, now, returns_on }, statusNames }: DrillEndProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  if (answers.length === 0)
    return (
      // The hairline of the header is its upper one.
      <div className="-mt-px">
        <EmptyState title={<Trans>There is nothing to drill here yet.</Trans>} action={<NextOfToday />}>
          <Trans>
            The questions on this skill stand in lessons that are not open to you, or not written yet.
          </Trans>
        </EmptyState>
      </div>
    );
  const percent = (share: number) => formatNumber(Math.min(share, MOST), i18n.locale, { style: 'percent' });
  const right = answers.filter(Boolean).length;
  const count = answers.length;
  const [from, to] = [percent(before.known), percent(now.known)];
  const [was, is] = [statusNames[before.status], statusNames[now.status]];
  return (
    <section aria-labelledby="drill-end" className="grid gap-5 pt-6">
      <h2 id="drill-end" ref={heading} tabIndex={-1} className="text-32">
        <Trans>
          {right} of {count} right at the first try
        </Trans>
      </h2>
      <KnownAxis before={before.known} now={now.known} />
      <p>
        {from === to ? (
          <Trans>How likely you know it stays at {to}.</Trans>
        ) : (
          <Trans>
            How likely you know it went from {from} to {to}.
          </Trans>
        )}{' '}
        {was !== is && (
          <Trans>
            It was “{was}” and is now “{is}”.
          </Trans>
        )}{' '}
        {returns_on !== null && (
          <Trans>
            It returns on <Day value={returns_on} />.
          </Trans>
        )}
      </p>
      <NextOfToday />
    </section>
  );
}
