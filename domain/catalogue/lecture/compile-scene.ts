import { drawingResult, isGenerated } from '../drawing/compute-drawing.ts';
import type { DrawingSources } from '../drawing/drawing-sources.ts';
import { NO_FACTS } from '../drawing/drawing-facts.ts';
import { drawnWithFacts } from '../drawing/figure-data.ts';
import { DrawingError, type DrawingPath } from '../drawing/drawing-values.ts';
import type { DrawingAction, LectureDrawing, LectureScene } from './lecture-contract.ts';
import type { Reveal, Scene, Stage, Stroke } from './lecture-data.ts';
import { actionSeconds, drawingTimes, stepSeconds } from './lecture-timing.ts';
import { actionOf, strokeShape } from './lecture-stroke.ts';
import { filledScene, type SceneFacts } from './scene-words.ts';
import { roundTo } from '../../kernel/round-to.ts';
import { stageScale } from './stage-scale.ts';

/** Something in a lecture that cannot be played: where it stands in the file, and a sentence for its author. */
export type LectureProblem = { readonly path: DrawingPath; readonly reason: string };

type CompiledScene = { readonly scene: Scene | undefined; readonly problems: readonly LectureProblem[] };

/**
 * The part of the timeline that one scene fills.
 * @param from when it begins, in seconds
 * @param sources what its stage and its words may be worked out from
 * @returns no scene when its stage cannot be drawn; problems with paths inside the scene
 */
export function compileScene(written: LectureScene, from: number, sources: DrawingSources): CompiledScene {
  const stage = compileStage(written.stage, sources);
  if (!stage.ok)
    return { scene: undefined, problems: [{ path: ['stage', ...stage.path], reason: stage.reason }] };

  const filled = drawingResult(() => filledScene(written, stage.data));
  if (!filled.ok) return { scene: undefined, problems: [filled] };
  const scene = filled.data;
  const starts = stepStarts(scene, from);
  const to = starts.at(-1) ?? from;
  const timeline = new SceneTimeline(scene, stage.data, starts);
  for (const [index, { draw }] of scene.steps.entries()) timeline.addStep(index, draw);
  return {
    scene: {
      title: scene.title,
      from,
      to,
      stage: stage.data.stage,
      generated: scene.stage.kind !== 'page' && isGenerated(scene.stage),
      cues: scene.steps.map(({ say }, index) => ({
        from: starts[index] ?? from,
        to: starts[index + 1] ?? to,
        text: say,
      })),
      reveals: timeline.reveals,
      strokes: timeline.strokes,
    },
    problems: timeline.problems,
  };
}

function compileStage(stage: LectureScene['stage'], sources: DrawingSources) {
  const { names } = sources;
  return drawingResult((): SceneFacts => {
    if (stage.kind === 'page') return { stage: { kind: 'page' }, names, facts: NO_FACTS };
    const { drawing, facts } = drawnWithFacts(stage, sources);
    return { stage: drawing, names, facts };
  });
}

/** When each step begins, and at the end when the last one ends. */
function stepStarts({ steps }: LectureScene, from: number): number[] {
  const starts = [from];
  for (const step of steps) starts.push(roundTo((starts.at(-1) ?? from) + stepSeconds(step), 3));
  return starts;
}

/** The strokes of a scene while its steps are gone through. */
class SceneTimeline {
  readonly reveals: Reveal[] = [];
  readonly problems: LectureProblem[] = [];
  #strokes: Stroke[] = [];
  readonly #starts: readonly number[];
  readonly #stage: Stage;
  readonly #scale: ReturnType<typeof stageScale>;

  constructor(scene: LectureScene, facts: SceneFacts, starts: readonly number[]) {
    this.#starts = starts;
    this.#stage = facts.stage;
    const { stage: written } = scene;
    this.#scale = stageScale(facts, 'from' in written ? written.from : undefined);
  }

  get strokes(): readonly Stroke[] {
    return this.#strokes;
  }

  /** Adds what one step draws. */
  addStep(step: number, drawings: readonly LectureDrawing[]): void {
    const actions = drawings.map((drawing, index) =>
      this.#try(['steps', step, 'draw', index], () => actionOf(drawing, this.#stage)),
    );
    let count = this.reveals.at(-1)?.count ?? 0;
    const wanted = drawings.map((drawing, index) => {
      const action = actions[index];
      if (action === undefined) return 0;
      const revealed = (drawing.candles_to ?? count) - count;
      count += revealed;
      return actionSeconds(action, drawing.write ?? '', revealed);
    });
    const start = this.#starts[step] ?? 0;
    const times = drawingTimes(start, (this.#starts[step + 1] ?? start) - start, wanted);
    for (const [index, drawing] of drawings.entries()) {
      const action = actions[index];
      const time = times[index];
      if (action === undefined || time === undefined) continue;
      this.#try(['steps', step, 'draw', index], () => this.#add(step, action, drawing, time));
    }
  }

  #add(
    step: number,
    action: DrawingAction,
    drawing: LectureDrawing,
    { from, to }: { readonly from: number; readonly to: number },
  ): void {
    if (action === 'erase') {
      this.#strokes = this.#strokes.map((stroke) => ({ ...stroke, until: Math.min(stroke.until, from) }));
    } else if (action === 'candles_to') {
      this.reveals.push({ from, to, count: this.#scale.countOf(drawing.candles_to ?? 0) });
    } else {
      const shape = strokeShape(drawing, this.#scale, 'decimals' in this.#stage ? this.#stage.decimals : 2);
      this.#strokes.push({ ...shape, from, drawn: to, until: this.#until(step, drawing.until_step) });
    }
  }

  #until(step: number, untilStep: number | undefined): number {
    const end = this.#starts.at(-1) ?? 0;
    if (untilStep === undefined) return end;
    const steps = this.#starts.length - 1;
    if (untilStep <= step + 1 || untilStep > steps) {
      const reason = `\`until_step\` must be a later step of the scene, ${step + 2} to ${steps}: the drawing goes when that step begins.`;
      throw new DrawingError(['until_step'], reason);
    }
    return this.#starts[untilStep - 1] ?? end;
  }

  #try<Value>(path: DrawingPath, work: () => Value): Value | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error;
      this.problems.push({ path: [...path, ...error.path], reason: error.message });
      return undefined;
    }
  }
}
