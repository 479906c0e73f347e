import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Scenario } from '#domain/simulator/scenarios-contract.ts';
import { marketNames } from '../words/market-names.ts';
import { ScenarioMark } from './scenario-mark.tsx';
import { ScenarioPicture } from './scenario-picture.tsx';

interface ScenarioListProps {
  scenarios: readonly Scenario[];
  /** The way to a scenario; the page knows addresses. */
  link: (scenario: Scenario) => ReactNode;
}

/** Scenarios, each with its market as a picture, what it practises, and what became of the tries. */
export function ScenarioList({ scenarios, link }: ScenarioListProps) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-x-12 desktop:grid-cols-2">
      {scenarios.map((scenario) => (
        <li key={scenario.id} className="flex gap-4 border-b border-line py-4">
          <ScenarioPicture picture={scenario.picture} />
          <div className="grid min-w-0 content-start gap-1">
            {/* What is taught is in English. */}
            <p lang="en" dir="ltr" className="text-start font-semibold">
              {link(scenario)}
            </p>
            <p lang="en" dir="ltr" className="text-start text-15 text-muted">
              {scenario.skills.map(({ name }) => name).join(', ')}
            </p>
            <p className="text-15 text-muted">
              {i18n._(marketNames[scenario.market])} ·{' '}
              <Plural value={scenario.goal.length} one="# condition" other="# conditions" />
              {!scenario.is_open && (
                <>
                  {' '}
                  · <Trans>not in your plan</Trans>
                </>
              )}
            </p>
            <ScenarioMark scenario={scenario} />
          </div>
        </li>
      ))}
    </ul>
  );
}
