import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { ScenarioList } from '../../features/simulator/scenarios/scenario-list.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { InEnglish } from '../../ui/value/in-english.tsx';

/** The scenarios: those that the learner may play first, then those of another plan. */
export function ScenarioSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const scenarios = useListScenarios();
  return (
    <section className="mb-12 grid gap-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-24">
        <Trans>Scenarios</Trans> <InEnglish />
      </h2>
      <p className="max-w-measure text-muted">
        <Trans>
          Each is a market with a goal from a lesson. What counts is how you trade, never what it brings; some
          can be lost by doing everything right.
        </Trans>
      </p>
      <QueryState
        query={scenarios}
        failed={t`The scenarios could not be loaded`}
        describe={describe}
        skeleton={['h-24 w-full', 'h-24 w-full', 'h-24 w-full', 'h-24 w-full']}
      >
        {(list) => (
          <ScenarioList
            scenarios={list.scenarios.toSorted((a, b) => Number(b.is_open) - Number(a.is_open))}
            link={({ id, title }) => (
              <Link
                to="/simulator/scenarios/$scenarioId"
                params={{ scenarioId: id }}
                className="text-plum underline underline-offset-4"
              >
                {title}
              </Link>
            )}
          />
        )}
      </QueryState>
    </section>
  );
}
