import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { SimulationState } from '#domain/activities/contract.ts';
import type { LearnerSimulation } from '#domain/activities/learner-activity.ts';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import { isBadResult, MOST_PRESSES, spreadFacts } from '#domain/activities/simulated/simulate.ts';
import { startSettings, viewValues } from '#domain/activities/simulated/view-values.ts';
import { Button } from '../../../../ui/button.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import type { ActivityPlace } from '../use-draft.ts';
import { ModelControls } from './model-controls.tsx';
import { runCount } from './run-count.ts';
import { runPath } from './run-path.ts';
import { RunPlot } from './run-plot.tsx';
import { runScale } from './run-scale.ts';
import { useModel } from './use-model.ts';
import { useRuns } from './use-runs.ts';
import { useSaveSimulation } from './save-simulation.ts';

/** Of a run in the background so many points are drawn: more cannot be told apart, and each takes time. */
const MOST_POINTS = 100;

interface SimulationActivityProps {
  place: ActivityPlace;
  asked: LearnerSimulation;
  /** How it was left; undefined when it was never run. */
  kept: SimulationState | undefined;
}

/** A model to run once, again, and many times: one path in ink, the others grey, and where all of them end. */
export function SimulationActivity({ place, asked, kept }: SimulationActivityProps) {
  const { i18n } = useLingui();
  const model = useModel(asked.model);
  const saving = useSaveSimulation(place);
  const [state, setState] = useState<SimulationState>(() =>
    kept && viewValues(model, asked, kept.settings)
      ? kept
      : { settings: startSettings(asked), run: 0, spread: false },
  );
  // What was there when the page was opened, and what follows a control, does not move.
  const [pressed, setPressed] = useState(0);
  const { show } = asked;
  // What is drawn follows what is set as soon as it is worked out.
  const {
    state: shown,
    own: first,
    drawn,
  } = useRuns({
    model,
    asked,
    state,
    draw: ({ numbers, series: rows }) => {
      const heights = rows[show.series] ?? [];
      const result = numbers[show.number] ?? Number.NaN;
      const path = runPath(heights, heights.length, runScale(show), MOST_POINTS);
      return { result, path, isBad: isBadResult(result, show) };
    },
  });
  const { run, spread } = shown;
  const unit = model.numbers[show.number]?.unit ?? 'score';
  const format = (value: number) => formatRunNumber(value, unit, i18n.locale);
  const formatTick = (value: number) => formatRunNumber(value, unit, i18n.locale, true);
  const results = drawn.map(({ result }) => result);
  const { median, bad } = spreadFacts(results, show);
  const own = first?.series[show.series] ?? [];
  const change = (next: SimulationState) => {
    setState(next);
    if (next.run > 0) saving.save(next);
  };
  const press = (many: boolean) => {
    setPressed(pressed + 1);
    change({ ...state, run: state.run >= MOST_PRESSES ? 1 : state.run + 1, spread: many });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <RunPlot
        show={show}
        format={format}
        formatTick={formatTick}
        places={own.length}
        {...runCount(model, show)}
        runs={drawn.slice(1)}
        own={own}
        isExample={run === 0}
        motionKey={pressed > 0 && !spread ? `${run}` : undefined}
        ends={spread ? results : undefined}
        median={spread ? median : undefined}
      />
      <p role="status" className="font-serif text-20">
        {spread ? (
          <Trans>
            <bdi lang="en">{show.label}</bdi>: half of {asked.runs} runs come to {format(median)} or less.
          </Trans>
        ) : run === 0 ? (
          <Trans>
            An example. <bdi lang="en">{show.label}</bdi>: {format(median)}.
          </Trans>
        ) : (
          <Trans>
            Run {run}. <bdi lang="en">{show.label}</bdi>: {format(median)}.
          </Trans>
        )}{' '}
        {spread && show.level !== undefined && show.bad !== 'above' && (
          <Trans>
            Below {format(show.level)}: {bad} of {asked.runs}.
          </Trans>
        )}
        {spread && show.level !== undefined && show.bad === 'above' && (
          <Trans>
            Above {format(show.level)}: {bad} of {asked.runs}.
          </Trans>
        )}
      </p>
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <ModelControls
          model={model}
          controls={asked.controls}
          names={asked.control_names}
          settings={state.settings}
          onChange={(next) => change({ ...state, settings: next })}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => press(false)}>
            {state.run === 0 ? <Trans>Run it once</Trans> : <Trans>Run it again</Trans>}
          </Button>
          <Button look="secondary" onClick={() => press(true)}>
            <Trans>Run it {asked.runs} times</Trans>
          </Button>
        </div>
      </div>
      {saving.error !== null && <AnswerFailure key={saving.failures} error={saving.error} />}
    </div>
  );
}
