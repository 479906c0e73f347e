import type { CalculationVariables } from '../../kernel/calculation-parser.ts';
import type { DrawingFacts } from '../drawing/value-facts.ts';
import type { DrawingPath } from '../drawing/drawing-values.ts';
import { fillWords } from '../drawing/fill-words.ts';
import type { LectureScene } from './lecture-contract.ts';
import type { Stage } from './lecture-data.ts';

/** The stage of a scene, and what its words and strokes may state. */
export type SceneFacts = {
  readonly stage: Stage;
  readonly names: CalculationVariables;
  readonly facts: DrawingFacts;
};

/** A scene with all numbers of its words written. @throws DrawingError when one cannot be worked out */
export function filledScene(scene: LectureScene, { stage, names, facts }: SceneFacts): LectureScene {
  const decimals = 'decimals' in stage ? stage.decimals : 2;
  const fill = (path: DrawingPath, text: string) => fillWords(path, text, { names, facts, decimals });
  return {
    ...scene,
    title: fill(['title'], scene.title),
    steps: scene.steps.map((step, index) => ({
      ...step,
      say: fill(['steps', index, 'say'], step.say),
      draw: step.draw.map((drawing, place) => {
        const path = ['steps', index, 'draw', place];
        const { label, write } = drawing;
        return {
          ...drawing,
          ...(label !== undefined && { label: fill([...path, 'label'], label) }),
          ...(write !== undefined && { write: fill([...path, 'write'], write) }),
        };
      }),
    })),
  };
}
