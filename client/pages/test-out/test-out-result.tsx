import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FinishedTestOut } from '#domain/path/test-out-contract.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Day } from '../../ui/value/date-display.tsx';
import { PlacementExplanation } from '../placement/placement-explanation.tsx';

interface TestOutResultProps {
  finished: FinishedTestOut;
  /** Of the module. */
  title: string;
  courseId: string;
  /** From when on it may be tested again. */
  againFrom: string | null;
  /** What begins another test, where that can be done. */
  children: ReactNode;
}

/** What a test came to: past the module or not, how many were right, and the explanations. */
export function TestOutResult({ finished, title, courseId, againFrom, children }: TestOutResultProps) {
  const { t } = useLingui();
  const { is_passed: isPassed, right, of, needed, items } = finished;
  const count = items.length;
  return (
    <>
      <PageHeader
        key={finished.id}
        title={isPassed ? t`Your path goes past “${title}”` : t`“${title}” stays on your path`}
        lead={
          <Trans>
            {right} of {of} right; {needed} were needed.
          </Trans>
        }
      />
      <div className="grid gap-8">
        <div className="grid max-w-measure justify-items-start gap-4">
          <p>
            {isPassed ? (
              <Trans>
                What it teaches returns in a review after a week, so that it stays. The lessons are there
                whenever you want them.
              </Trans>
            ) : (
              <Trans>
                What was not right is what its lessons teach. Your right answers count all the same.
              </Trans>
            )}
          </p>
          {!isPassed && againFrom !== null && (
            <p className="text-muted">
              <Trans>
                You may test it again from <Day value={againFrom.slice(0, 10)} />, with other tasks first.
              </Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Link to="/path" className={buttonStyles(isPassed ? 'primary' : 'secondary')}>
              <Trans>See your path</Trans>
            </Link>
            {!isPassed && (
              <Link to="/course/$courseId" params={{ courseId }} className={buttonStyles('link')}>
                <Trans>Open the course</Trans>
              </Link>
            )}
          </div>
          {children}
        </div>
        {count > 0 && (
          <section className="grid max-w-measure gap-4">
            <h2 className="font-serif text-24">
              <Plural value={count} one="The explanation" other="The # explanations" />
            </h2>
            {items.map((explained, index) => (
              // An item of one lesson can be called as one of another.
              <PlacementExplanation
                key={`${index} ${explained.item.id}`}
                explained={explained}
                number={index + 1}
              />
            ))}
          </section>
        )}
      </div>
    </>
  );
}
