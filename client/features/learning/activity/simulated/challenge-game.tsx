import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import type { ChallengeState } from '#domain/activities/contract.ts';
import type { LearnerChallenge } from '#domain/activities/learner-activity.ts';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import type { Control } from '#domain/activities/simulated/view-contract.ts';
import { isSet, startSettings, viewValues } from '#domain/activities/simulated/view-values.ts';
import type { Model } from '#domain/simulations/model.ts';
import { Button } from '../../../../ui/button.tsx';
import { AnswerFailure } from '../answer-failure.tsx';
import { type ActivityPlace, useDraft } from '../use-draft.ts';
import { useAnswerChallenge } from './answer-challenge.ts';
import { useStartChallenge } from './start-challenge.ts';
import { ChallengeResult } from './challenge-result.tsx';
import { ModelControl, ModelControls } from './model-controls.tsx';
import { runCount } from './run-count.ts';
import { RunPlot } from './run-plot.tsx';
import { StepMarks } from './step-marks.tsx';

interface ChallengeGameProps {
  place: ActivityPlace;
  asked: LearnerChallenge;
  model: Model;
  game: NonNullable<Model['game']>;
  plays: Control;
  state: ChallengeState;
}

const draftSchema = v.object({
  /** The try that the steps belong to. */
  id: v.nullable(v.string()),
  settings: v.record(v.string(), v.number()),
  steps: v.array(v.number()),
  choice: v.number(),
});

type Draft = v.InferOutput<typeof draftSchema>;

/** So many steps a hurried hand takes at once, all with the same choice. */
const MANY = 10;

/** A game played step by step: each choice is made before chance decides, and none is taken back. */
export function ChallengeGame({ place, asked, model, game, plays, state }: ChallengeGameProps) {
  const { i18n } = useLingui();
  const starting = useStartChallenge(place);
  const answering = useAnswerChallenge(place);
  const [known] = useState(state.tries);
  const nothing: Draft = { id: null, settings: startSettings(asked), steps: [], choice: plays.start };
  const readDraft = (kept: unknown) => {
    const read = v.safeParse(draftSchema, kept);
    if (!read.success || !viewValues(model, asked, read.output.settings)) return undefined;
    return [...read.output.steps, read.output.choice].every((one) => isSet(game.choice, plays, one))
      ? read.output
      : undefined;
  };
  const { draft, change } = useDraft(place, readDraft, nothing);
  const { open, last } = state;
  const { show } = asked;
  const isOpen = open !== null;
  const steps = open?.id === draft.id ? draft.steps : [];
  const shown = open
    ? { seed: open.seed, settings: draft.settings, steps }
    : last && { seed: last.seed, ...last.choices };
  const play = (seed: number, settings: Draft['settings'], taken: readonly number[]) =>
    game.play(viewValues(model, asked, settings) ?? {}, seed, taken);
  const values = viewValues(model, asked, shown?.settings ?? draft.settings);
  const places = values ? (model.run(values, 0).series[show.series]?.length ?? 2) : 2;
  const played = shown && values ? play(shown.seed, shown.settings, shown.steps) : undefined;
  const own = played?.series[show.series];
  const isOver = isOpen && played?.over === true;
  const unit = model.numbers[show.number]?.unit ?? 'score';
  const format = (value: number) => formatRunNumber(value, unit, i18n.locale);
  const formatTick = (value: number) => formatRunNumber(value, unit, i18n.locale, true);
  const start = play(0, startSettings(asked), []).series[show.series]?.[0] ?? 0;
  const now = own?.at(-1) ?? start;
  const before = own?.at(-2) ?? now;
  const done = Math.max(0, (own?.length ?? 1) - 1);
  const all = places - 1;
  const failed = starting.error ?? answering.error;
  const isBusy = starting.isPending || answering.isPending;

  const handIn = (id: string, taken: readonly number[]) =>
    answering.mutateAsync({ id, choices: { settings: draft.settings, steps: [...taken] } });
  const take = async (count: number) => {
    const { open: begun } = open ? state : await starting.mutateAsync();
    if (!begun) return;
    const taken = begun.id === draft.id ? [...draft.steps] : [];
    for (let step = 0; step < count && !play(begun.seed, draft.settings, taken).over; step += 1)
      taken.push(draft.choice);
    change({ ...draft, id: begun.id, steps: taken });
    if (play(begun.seed, draft.settings, taken).over) await handIn(begun.id, taken);
  };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <>
      <RunPlot
        show={show}
        format={format}
        formatTick={formatTick}
        places={places}
        {...runCount(model, show)}
        runs={[]}
        own={own ?? [start]}
      >
        <StepMarks heights={own ?? []} places={places} />
      </RunPlot>
      <p role="status" className="font-serif text-20">
        {done === 0 ? (
          <Trans>
            <bdi lang="en">{show.label}</bdi>: {format(start)}, with {all} to play.
          </Trans>
        ) : now > before ? (
          <Trans>
            {done} of {all}: up to {format(now)}.
          </Trans>
        ) : now < before ? (
          <Trans>
            {done} of {all}: down to {format(now)}.
          </Trans>
        ) : (
          <Trans>
            {done} of {all}: still {format(now)}.
          </Trans>
        )}
      </p>
      {!isOpen && last && (
        <ChallengeResult
          key={state.tries}
          isMet={last.is_met}
          revealHtml={state.reveal_html}
          takesFocus={state.tries > known}
        />
      )}
      <div className="grid grid-cols-1 gap-4 print:hidden">
        {done === 0 && (
          <ModelControls
            model={model}
            controls={asked.controls}
            names={asked.control_names}
            settings={draft.settings}
            onChange={(settings) => change({ ...draft, settings })}
          />
        )}
        <ModelControl
          parameter={game.choice}
          control={plays}
          value={draft.choice}
          onChange={(choice) => change({ ...draft, choice })}
        />
        {isOver ? (
          <Button
            look="secondary"
            className="justify-self-start"
            pending={isBusy}
            onClick={() => open && quietly(handIn(open.id, steps))}
          >
            <Trans>Hand it in</Trans>
          </Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" pending={isBusy} onClick={() => quietly(take(1))}>
              {!isOpen && last ? <Trans>Play again</Trans> : <Trans>Play one</Trans>}
            </Button>
            <Button look="secondary" pending={isBusy} onClick={() => quietly(take(MANY))}>
              <Trans>Play {MANY}</Trans>
            </Button>
          </div>
        )}
      </div>
      {failed && <AnswerFailure key={answering.submittedAt + starting.submittedAt} error={failed} />}
    </>
  );
}
