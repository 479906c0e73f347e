import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChallengeState } from '#domain/activities/contract.ts';
import type { LearnerChallenge } from '#domain/activities/learner-activity.ts';
import { judgeChallenge } from '#domain/activities/simulated/judge-challenge.ts';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import { startSettings, viewValues } from '#domain/activities/simulated/view-values.ts';
import type { Model } from '#domain/simulations/model.ts';
import { Button } from '../../../../ui/button.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import type { ActivityPlace } from '../use-draft.ts';
import { useAnswerChallenge } from './answer-challenge.ts';
import { useStartChallenge } from './start-challenge.ts';
import { ChallengeResult } from './challenge-result.tsx';
import { ModelControls } from './model-controls.tsx';
import { runCount } from './run-count.ts';
import { runPath } from './run-path.ts';
import { RunPlot } from './run-plot.tsx';
import { runScale } from './run-scale.ts';

interface ChallengeRunsProps {
  place: ActivityPlace;
  asked: LearnerChallenge;
  model: Model;
  state: ChallengeState;
}

/** A challenge that is set and run: the runs that kept its conditions in grey, the others brown. */
export function ChallengeRuns({ place, asked, model, state }: ChallengeRunsProps) {
  const { i18n } = useLingui();
  const starting = useStartChallenge(place);
  const answering = useAnswerChallenge(place);
  const { show, goal } = asked;
  const { last } = state;
  const judged = last ? judgeChallenge(model, asked, last.seed, last.choices) : undefined;
  const [settings, setSettings] = useState(() =>
    last && viewValues(model, asked, last.choices.settings) ? last.choices.settings : startSettings(asked),
  );
  const [known] = useState(state.tries);
  const unit = model.numbers[show.number]?.unit ?? 'score';
  const format = (value: number) => formatRunNumber(value, unit, i18n.locale);
  const formatTick = (value: number) => formatRunNumber(value, unit, i18n.locale, true);
  const outcomes = judged?.outcomes ?? [];
  const values = viewValues(model, asked, settings);
  const places = values ? (model.run(values, 0).series[show.series]?.length ?? 2) : 2;
  const drawnPlaces = outcomes[0]?.series[show.series]?.length ?? places;
  const kept = judged?.keeps.filter(Boolean).length ?? 0;
  const failed = starting.error ?? answering.error;
  const isBusy = starting.isPending || answering.isPending;
  const run = async () => {
    const { open } = state.open ? state : await starting.mutateAsync();
    if (open) await answering.mutateAsync({ id: open.id, choices: { settings, steps: [] } });
  };
  return (
    <>
      <RunPlot
        show={show}
        format={format}
        formatTick={formatTick}
        places={drawnPlaces}
        {...runCount(model, show)}
        runs={outcomes.map((outcome, index) => ({
          path: runPath(outcome.series[show.series] ?? [], drawnPlaces, runScale(show)),
          isBad: judged?.keeps[index] === false,
        }))}
        own={undefined}
        ends={judged && outcomes.map(({ numbers }) => numbers[show.number] ?? Number.NaN)}
      />
      <p role="status" className="font-serif text-20">
        {judged ? (
          <Trans>
            Kept in {kept} of {goal.runs} runs.
          </Trans>
        ) : (
          <Trans>Nothing has been run yet.</Trans>
        )}
      </p>
      {last && (
        <ChallengeResult
          key={state.tries}
          isMet={last.is_met}
          revealHtml={state.reveal_html}
          takesFocus={state.tries > known}
        />
      )}
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <ModelControls
          model={model}
          controls={asked.controls}
          names={asked.control_names}
          settings={settings}
          onChange={setSettings}
        />
        <Button
          look="secondary"
          className="justify-self-start"
          pending={isBusy}
          onClick={() => void run().catch(() => undefined)}
        >
          <Trans>Run it {goal.runs} times</Trans>
        </Button>
      </div>
      {failed && <AnswerFailure key={answering.submittedAt + starting.submittedAt} error={failed} />}
    </>
  );
}
