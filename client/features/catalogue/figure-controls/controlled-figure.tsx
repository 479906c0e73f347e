import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import type { FigureData, FigureSource } from '#domain/catalogue/drawing/drawing-data.ts';
import { noModels } from '#domain/catalogue/drawing/drawing-sources.ts';
import { startValues, valueOnStep } from '#domain/catalogue/drawing/figure-controls.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import type { RunModel } from '#domain/catalogue/drawing/model-runs.ts';
import { runModelOf } from '#domain/catalogue/drawing/run-model.ts';
import { isModelName, loadModel } from '#domain/simulations/catalogue.ts';
import { ControlField } from './control-field.tsx';
import { useIsPrinting } from '../../../lib/use-is-printing.ts';
import type { FigureState } from './figure-state.ts';
import { useSettled } from './use-settled.ts';

/** How long a control must rest before the new summary is announced, in milliseconds: not at each step of a slide. */
const REST = 500;

interface ControlledFigureProps {
  figure: FigureData;
  source: FigureSource;
  /** Draws what can be done with the figure as it stands. */
  drawTools?: ((state: FigureState) => ReactNode) | undefined;
  /** Draws the figure as it stands, with its controls. The charts come from whoever loads this: here are only the sums. */
  children: (shown: FigureData, controls: ReactNode) => ReactNode;
}

/** A figure that is worked out again whenever one of its controls is moved, by the rules it was checked with. */
export function ControlledFigure({ figure, source, drawTools, children }: ControlledFigureProps) {
  const controls = source.figure.controls ?? {};
  const start = startValues(controls);
  const [moved, setMoved] = useState(start);
  // A model can take longer than a frame: the control answers first, and the drawing follows. What is only sums is drawn once, at once.
  const hasModels = modelsOf(source).length > 0;
  const later = useDeferredValue(hasModels ? moved : start);
  // On paper stands what everybody sees first, and the text speaks of.
  const isPrinting = useIsPrinting();
  const settings = isPrinting ? start : moved;
  const worked = isPrinting || !hasModels ? settings : later;
  const runModel = useModels(source);
  const { markets, names } = source;
  const drawn = figureData(source.figure, { markets, names, runModel }, worked);
  // Until its model is loaded, and where a calculation has no value, the figure stands as it starts.
  const shown = drawn.ok ? drawn.data : figure;
  const show = (values: Readonly<Record<string, number>>) =>
    setMoved((before) =>
      Object.fromEntries(
        Object.entries(controls).map(([name, control]) => {
          // The author may have changed a range since the values were kept.
          const [old, wanted] = [before[name] ?? 0, values[name]];
          return [name, wanted === undefined ? old : valueOnStep(control, wanted)];
        }),
      ),
    );
  const announced = useSettled(shown.summary, REST);
  return (
    <>
      {children(
        shown,
        <div lang="en" className="mt-1 flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-3">
          {source.control_names.map((name) => {
            const control = controls[name];
            return (
              control && (
                <ControlField
                  key={name}
                  control={control}
                  value={settings[name] ?? 0}
                  onChange={(value) => setMoved((before) => ({ ...before, [name]: value }))}
                />
              )
            );
          })}
        </div>,
      )}
      {drawTools?.({ title: shown.title, values: moved, show })}
      <p role="status" lang="en" className="sr-only">
        {announced === figure.summary ? '' : announced}
      </p>
    </>
  );
}

/** The models that a figure names. */
function modelsOf({ figure }: FigureSource): readonly string[] {
  const drawings = figure.kind === 'panels' ? figure.panels : [figure];
  return drawings.flatMap((drawing) => ('model' in drawing ? (drawing.model ?? []) : []));
}

/** Runs the models that a figure names, once they are loaded. */
function useModels(source: FigureSource): RunModel {
  const [runModel, setRunModel] = useState<RunModel>(() => noModels);
  const wanted = modelsOf(source).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const models = wanted.split(' ').filter(isModelName);
    Promise.all(models.map(async (name) => [name, await loadModel(name)] as const))
      .then((loaded) => {
        if (isCurrent) setRunModel(() => runModelOf(new Map(loaded)));
      })
      // Without a connection the figure stands as it starts.
      .catch((error: unknown) => console.error('A model could not be loaded', error));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return runModel;
}
