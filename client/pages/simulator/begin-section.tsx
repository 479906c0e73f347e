import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { nextAndOthers } from '../../features/simulator/scenarios/next-and-others.ts';
import { ScenarioList } from '../../features/simulator/scenarios/scenario-list.tsx';
import { StartForm } from '../../features/simulator/start/start-form.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface BeginSectionProps {
  /** Nobody has traded here yet. */
  isFirst: boolean;
  mayStart: boolean;
  /** Another action of the screen comes first, such as a session that waits. */
  givesWay: boolean;
  isStarting: boolean;
  onStarting: (isStarting: boolean) => void;
}

/** Where to begin: the scenario that is next, or a session of one's own, whose form opens when it is asked for. */
export function BeginSection({ isFirst, mayStart, givesWay, isStarting, onStarting }: BeginSectionProps) {
  const navigate = useNavigate();
  const formId = useId();
  const scenarios = useListScenarios();
  const next = scenarios.data && nextAndOthers(scenarios.data.scenarios).next;
  // One action of a screen has the ink, and the form has a button of its own.
  const ink = givesWay || isStarting ? null : next === undefined ? 'session' : 'scenario';
  return (
    <section className="grid gap-4">
      <h2 className="text-24">
        {next === undefined && !scenarios.isPending ? (
          <Trans>A new session</Trans>
        ) : isFirst ? (
          <Trans>Begin with this scenario</Trans>
        ) : (
          <Trans>Your next scenario</Trans>
        )}
      </h2>
      {scenarios.isPending && <Skeleton rows={['h-36 w-full']} />}
      {next !== undefined && <ScenarioList scenarios={[next]} link={({ title }) => title} />}
      <div className="flex flex-wrap gap-3">
        {next !== undefined && (
          <Link
            to="/simulator/scenarios/$scenarioId"
            params={{ scenarioId: next.id }}
            className={buttonStyles(ink === 'scenario' ? 'primary' : 'secondary')}
          >
            <Trans>Open the scenario</Trans>
          </Link>
        )}
        {mayStart && (
          <Button
            look={ink === 'session' ? 'primary' : 'secondary'}
            aria-expanded={isStarting}
            aria-controls={formId}
            onClick={() => onStarting(!isStarting)}
          >
            <Trans>Start a session of your own</Trans>
          </Button>
        )}
      </div>
      {mayStart ? (
        <>
          {isFirst && !isStarting && (
            <p className="max-w-measure text-15 text-muted">
              <Trans>
                A session is a market of its own with an account. Its clock stands still until you move it,
                and it waits where you left it.
              </Trans>
            </p>
          )}
          <div id={formId} hidden={!isStarting} className="border-t border-line pt-6">
            {isStarting && (
              <StartForm
                onStarted={(id) => void navigate({ to: '/simulator/$sessionId', params: { sessionId: id } })}
              />
            )}
          </div>
        </>
      ) : (
        <EmptyState
          title={<Trans>Your plan does not include the simulator.</Trans>}
          action={
            <Link to="/account" className="text-plum underline underline-offset-4">
              <Trans>See the plans</Trans>
            </Link>
          }
        />
      )}
    </section>
  );
}
