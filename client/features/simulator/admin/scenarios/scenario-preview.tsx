import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../../ui/button.tsx';
import { QueryState } from '../../../../ui/query-state.tsx';
import { PathFan } from './path-fan.tsx';
import { usePreviewScenario } from './preview-scenario.ts';
import { useFaultWords } from './use-fault-words.ts';

interface ScenarioPreviewProps {
  draft: ScenarioFile;
  /** What is drawn at first. */
  begun: ScenarioFile;
  /** Whether it could be drawn as it is. */
  isSound: boolean;
}

/** Four paths that the market could take, and what the linter says. They are drawn when somebody asks for them. */
export function ScenarioPreview({ draft, begun, isSound }: ScenarioPreviewProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [asked, setAsked] = useState({ scenario: begun, path: 1 });
  const preview = usePreviewScenario(asked);
  const { faultWords, placeWords } = useFaultWords();
  const isOld = asked.scenario !== draft;
  return (
    <aside className="grid content-start gap-4 desktop:sticky desktop:top-20 desktop:self-start">
      <h3 className="text-20">
        <Trans>Four paths it could take</Trans>
      </h3>
      <QueryState
        query={preview}
        failed={t`The paths could not be drawn`}
        describe={describe}
        skeleton={['h-40 w-full', 'h-4 w-2/3']}
      >
        {({ paths, problems }) => (
          <>
            <PathFan paths={paths} />
            {problems.length > 0 && (
              <div className="grid gap-1 text-15">
                <p className="font-semibold text-danger">
                  <Trans>Before it can be saved</Trans>
                </p>
                <ul className="list-disc ps-5">
                  {problems.map((problem) => (
                    <li key={JSON.stringify(problem)}>
                      <span className="font-medium">{placeWords(problem)}</span>: {faultWords(problem.fault)}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </>
        )}
      </QueryState>
      <Button
        look="secondary"
        pending={preview.isFetching}
        disabled={!isSound}
        className="justify-self-start"
        onClick={() => setAsked({ scenario: draft, path: isOld ? asked.path : asked.path + 1 })}
      >
        {isOld ? <Trans>Draw it as it is now</Trans> : <Trans>Draw four others</Trans>}
      </Button>
      <p className="text-13 text-muted">
        <Trans>
          Generated paths of the first instrument, after eight weeks of history; what is planted is in them.
        </Trans>
      </p>
    </aside>
  );
}
