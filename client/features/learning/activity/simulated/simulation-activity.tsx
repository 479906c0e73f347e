import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { SimulationState } from '#domain/activities/contract.ts';
import type { LearnerSimulation } from '#domain/activities/learner-activity.ts';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import {
  isBadResult,
  MOST_PRESSES,
  runsOfPress,
  spreadFacts,
} from '#domain/activities/simulated/simulate.ts';
import { startSettings, viewValues } from '#domain/activities/simulated/view-values.ts';
import { Button } from '../../../../ui/button.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import type { ActivityPlace } from '../use-draft.ts';
import { ModelControls } from './model-controls.tsx';
import { RunPlot } from './run-plot.tsx';
import { useModel } from './use-model.ts';
import { useSaveSimulation } from './save-simulation.ts';

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
  const { settings, run, spread } = state;
  const { show } = asked;
  const unit = model.numbers[show.number]?.unit ?? 'score';
  const format = (value: number) => formatRunNumber(value, unit, i18n.locale);
  const formatTick = (value: number) => formatRunNumber(value, unit, i18n.locale, true);
  const outcomes = runsOfPress(model, asked, settings, run, spread ? asked.runs : 1) ?? [];
  const results = outcomes.map(({ numbers }) => numbers[show.number] ?? Number.NaN);
  const { median, bad } = spreadFacts(results, show);
  const series = model.series[show.series];
  const paths = outcomes.map((outcome) => outcome.series[show.series] ?? []);
  const own = paths[0] ?? [];
  const change = (next: SimulationState) => {
    setState(next);
    if (next.run > 0) saving.save(next);
  };
  const press = (many: boolean) => {
    setPressed(pressed + 1);
    change({ settings, run: run >= MOST_PRESSES ? 1 : run + 1, spread: many });
  };
  return (
    <div className="grid gap-4">
      <RunPlot
        show={show}
        format={format}
        formatTick={formatTick}
        places={own.length}
        counts={show.counts ?? (series && 'counts' in series.over ? series.over.counts : '')}
        from={series && 'counts' in series.over ? series.over.from : 0}
        runs={paths.slice(1).map((heights, index) => ({
          heights,
          isBad: isBadResult(results[index + 1] ?? Number.NaN, show),
        }))}
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
      <div className="grid gap-4 print:hidden">
        <ModelControls
          model={model}
          controls={asked.controls}
          names={asked.control_names}
          settings={settings}
          onChange={(next) => change({ ...state, settings: next })}
        />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => press(false)}>
            {run === 0 ? <Trans>Run it once</Trans> : <Trans>Run it again</Trans>}
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
