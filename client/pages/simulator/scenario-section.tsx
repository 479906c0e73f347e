import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useListScenarios } from '../../features/simulator/calls/list-scenarios.ts';
import { ScenarioList } from '../../features/simulator/scenarios/scenario-list.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import type { Scenario } from '#domain/simulator/scenarios-contract.ts';
import { FirstOf } from '../../features/simulator/first-of.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { InEnglish } from '../../ui/value/in-english.tsx';

/** Scenarios that are shown before somebody asks for all. */
const SCENARIOS_SHOWN = 8;

/** What is under way comes first, then what was tried and not met, what is new, what was met, and what is of another plan. */
function turnOf({ is_open: isOpen, open_session: open, tries, met }: Scenario): number {
  if (open !== null) return 0;
  if (!isOpen) return 4;
  if (met > 0) return 3;
  return tries > 0 ? 1 : 2;
}

/** The scenarios, those first that the learner is most likely to want now. */
export function ScenarioSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const scenarios = useListScenarios();
  return (
    <section className="grid gap-4">
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
          <FirstOf
            items={list.scenarios.toSorted((one, other) => turnOf(one) - turnOf(other))}
            count={SCENARIOS_SHOWN}
            all={<Trans>All scenarios ({list.scenarios.length})</Trans>}
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
        )}
      </QueryState>
    </section>
  );
}
