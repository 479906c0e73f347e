import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

interface SolutionProps {
  steps: readonly string[];
  /** The step at which the answer left the solution, from 1, when that is known. */
  left: number | undefined;
  /** The step at which the first try left it, when that is another one. */
  leftFirst: number | undefined;
}

/** The way to the right number, with a mark where an answer left it. */
export function Solution({ steps, left, leftFirst }: SolutionProps) {
  const heading = useId();
  return (
    <div className="grid gap-1">
      <p id={heading} className="text-15 font-semibold text-muted">
        <Trans>Step by step</Trans>
      </p>
      <ol aria-labelledby={heading} className="grid list-decimal gap-1 ps-6">
        {steps.map((step, index) => (
          <li
            key={step}
            className={
              index + 1 === left || index + 1 === leftFirst ? 'border-s-4 border-s-marigold ps-2' : undefined
            }
          >
            <SanitisedHtml html={step} className="prose" />
            {index + 1 === left && (
              <p className="text-15 font-semibold">
                <Trans>Your answer left the way here.</Trans>
              </p>
            )}
            {index + 1 === leftFirst && (
              <p className="text-15 font-semibold">
                <Trans>Your first try left the way here.</Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
