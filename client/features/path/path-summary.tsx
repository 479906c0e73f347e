import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReadPathResponse } from '#domain/path/contract.ts';
import { ArrivalMethod } from './arrival-method.tsx';
import { PathLine } from './path-line.tsx';
import { PathSteps } from './path-steps.tsx';
import { usePathTitle } from './use-path-title.ts';

/** The path in short: when it arrives, how much of it is done, and its line; on a phone what is done, here, next and the end. */
export function PathSummary({ path }: { path: ReadPathResponse }) {
  const title = usePathTitle(path);
  if (path.stations.length === 0) return null;
  return (
    <section aria-labelledby="path-summary" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <div className="grid gap-1">
          <h2 id="path-summary" className="text-24">
            {title}
          </h2>
          <p className="max-w-measure text-15 text-muted">
            <ArrivalMethod path={path} />
          </p>
        </div>
        <Link to="/path" className="inline-flex min-h-11 items-center text-plum underline underline-offset-4">
          <Trans>See your path</Trans>
        </Link>
      </div>
      <PathLine path={path} size="dashboard" />
      <PathSteps path={path} />
    </section>
  );
}
