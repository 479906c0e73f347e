import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SeasonState } from '#domain/seasons/contract.ts';
import { InvitationLine } from './invitation-line.tsx';
import { SeasonRuler } from './season-ruler.tsx';
import { useSeasonTitle } from './use-season-title.ts';

/** The season on the dashboard: what is the matter with it, its parts as a ruler, and the way to it. */
export function SeasonLine({ state }: { state: SeasonState }) {
  const title = useSeasonTitle();
  const { season, entry, result } = state;
  return (
    <section aria-labelledby="season-line" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <div className="grid gap-1">
          <h2 id="season-line" className="text-24">
            {title(state)}
          </h2>
          <p className="max-w-measure text-15 text-muted">
            <bdi lang="en">{season.course}</bdi>.{' '}
            {result !== null ? (
              <InvitationLine result={result} />
            ) : entry === null ? (
              <Trans>Your certificate lets you take part. No trading result counts.</Trans>
            ) : (
              <Trans>The best tenth gets an award and an invitation. No trading result counts.</Trans>
            )}
          </p>
        </div>
        <Link
          to="/account"
          hash="season"
          className="inline-flex min-h-11 items-center text-plum underline underline-offset-4"
        >
          <Trans>See the season</Trans>
        </Link>
      </div>
      <SeasonRuler entry={entry} result={result} />
    </section>
  );
}
