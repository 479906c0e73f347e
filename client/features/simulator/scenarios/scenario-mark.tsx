import { Plural, Trans } from '@lingui/react/macro';
import type { Scenario } from '#domain/simulator/scenarios-contract.ts';

/** What became of the learner's tries, by form and in words: dashed untried, ring open, half tried, full met. */
export function ScenarioMark({
  scenario: { tries, met, open_session: open },
}: {
  scenario: Pick<Scenario, 'tries' | 'met' | 'open_session'>;
}) {
  const isUntried = tries === 0 && open === null;
  return (
    <span className="inline-flex items-center gap-2 text-15">
      <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4 shrink-0 overflow-visible">
        {met > 0 ? (
          <circle r="6" fill="currentColor" />
        ) : (
          <circle
            r="5.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray={isUntried ? '2.2 2.1' : undefined}
          />
        )}
        {met === 0 && tries > 0 && <path d="M-5.5 0A5.5 5.5 0 0 0 5.5 0Z" fill="currentColor" />}
      </svg>
      <span>
        {met > 0 ? (
          <Plural value={tries} one="Met, # try" other="Met, # tries" />
        ) : tries > 0 ? (
          <Plural value={tries} one="Not met yet, # try" other="Not met yet, # tries" />
        ) : open === null ? (
          <Trans>Not tried</Trans>
        ) : (
          <Trans>Begun</Trans>
        )}
      </span>
    </span>
  );
}
