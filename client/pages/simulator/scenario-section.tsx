import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { nextAndOthers } from '../../features/simulator/scenarios/next-and-others.ts';
import { ScenarioList } from '../../features/simulator/scenarios/scenario-list.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { FirstOf } from '../../features/simulator/first-of.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { InEnglish } from '../../ui/value/in-english.tsx';

/** Scenarios that are shown before somebody asks for all. */
const SCENARIOS_SHOWN = 8;

/** The scenarios beside the one that is next, those first that the learner is most likely to want now. */
export function ScenarioSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const scenarios = useListScenarios();
  return (
    <section className="grid gap-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-24">
        <Trans>Other scenarios</Trans> <InEnglish />
      </h2>
      <p className="max-w-measure text-muted">
        <Trans>
          Each is a market with a goal from a lesson. What counts is how you trade, never what it brings; some
          can be lost by doing everything right. Each drawing is two generated weeks of such a market, with
          how far its prices went below and above the first.
        </Trans>
      </p>
      <QueryState
        query={scenarios}
        failed={t`The scenarios could not be loaded`}
        describe={describe}
        skeleton={['h-24 w-full', 'h-24 w-full', 'h-24 w-full', 'h-24 w-full']}
      >
        {(list) => {
          const { others } = nextAndOthers(list.scenarios);
          return (
            <FirstOf
              items={others}
              count={SCENARIOS_SHOWN}
              all={<Trans>All other scenarios ({others.length})</Trans>}
            >
              {(shown) => (
                <ScenarioList
                  scenarios={shown}
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
            </FirstOf>
          );
        }}
      </QueryState>
    </section>
  );
}
