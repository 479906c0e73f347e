import { useEffect, useRef, useState } from 'react';
import type { SimulationState } from '#domain/activities/contract.ts';
import type { LearnerSimulation } from '#domain/activities/learner-activity.ts';
import { runMaker } from '#domain/activities/simulated/simulate.ts';
import type { Model, Outcome } from '#domain/simulations/model.ts';

/** How long one part of the work may take, in milliseconds: keys and pointers are answered between two parts. */
const PART = 8;

/** What a simulation came to, and what it was set to for that. */
export interface Runs<Drawn> {
  readonly state: SimulationState;
  readonly own: Outcome | undefined;
  readonly drawn: readonly Drawn[];
}

interface Wanted<Drawn> {
  readonly model: Model;
  readonly asked: LearnerSimulation;
  readonly state: SimulationState;
  /** What is kept of each run. */
  readonly draw: (outcome: Outcome) => Drawn;
}

/**
 * The runs of a simulation as it is set. Two hundred of them take longer than a key may wait for its answer, so they are worked
 * out in parts: until all are there those from before stand, and of settings that follow each other quickly the last counts.
 */
export function useRuns<Drawn>(wanted: Wanted<Drawn>): Runs<Drawn> {
  const [runs, setRuns] = useState(() => allRuns(wanted));
  const latest = useRef(wanted);
  const isBusy = useRef(false);
  const { state } = wanted;
  useEffect(() => {
    latest.current = wanted;
    if (isBusy.current || runs.state === state) return;
    isBusy.current = true;
    workOut(latest, (made) => {
      isBusy.current = false;
      setRuns(made);
    });
  });
  return runs;
}

/** Works out what is wanted when it begins, part by part. */
function workOut<Drawn>(
  latest: { readonly current: Wanted<Drawn> },
  done: (runs: Runs<Drawn>) => void,
): void {
  const begun = latest.current;
  const parts = runsInParts(begun);
  const goOn = () => {
    const end = performance.now() + PART;
    do {
      const { done: isDone, value } = parts.next();
      if (isDone) return done(value);
    } while (performance.now() < end);
    setTimeout(goOn, 0);
  };
  goOn();
}

function allRuns<Drawn>(wanted: Wanted<Drawn>): Runs<Drawn> {
  const parts = runsInParts(wanted);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** One part for each run. */
function* runsInParts<Drawn>({ model, asked, state, draw }: Wanted<Drawn>): Generator<void, Runs<Drawn>> {
  const make = runMaker(model, asked, state.settings, state.run);
  const count = state.spread ? asked.runs : 1;
  const own = make?.(0);
  const drawn: Drawn[] = [];
  for (let run = 0; make && run < count; run += 1) {
    drawn.push(draw(run === 0 && own ? own : make(run)));
    yield;
  }
  return { state, own, drawn };
}
