import { choiceTexts } from '../../activities/choice-texts.ts';
import { typographicText } from '../../kernel/text/typographic-text.ts';
import { drawingResult } from '../drawing/compute-drawing.ts';
import { answeredWords } from './answered-lecture.ts';
import type { LectureProblem } from './compile-scene.ts';
import type { LectureFile, LectureStep } from './lecture-contract.ts';
import type { LectureAnswer, Scene, Stop } from './lecture-data.ts';
import { lastFrameOf } from './lecture-frame.ts';

type AskingFile = Pick<LectureFile, 'scenes'> & Partial<Pick<LectureFile, 'activities'>>;

/**
 * The stops of a lecture, and what is wrong with them: that what is asked is not there or is asked twice, that nothing asks
 * it, or that an answer is to be shown which no learner gives before.
 * @param scenes the compiled scenes, one for each of the file
 * @param block turns the Markdown of a question into HTML
 */
export function lectureStops(
  { scenes: written, activities = {} }: AskingFile,
  scenes: readonly Scene[],
  block: (markdown: string) => string,
): { readonly stops: readonly Stop[]; readonly problems: readonly LectureProblem[] } {
  const known = new Map(Object.entries(activities));
  const stops: Stop[] = [];
  const problems: LectureProblem[] = [];
  for (const [index, { steps }] of written.entries()) {
    for (const [place, step] of steps.entries()) {
      const path = ['scenes', index, 'steps', place];
      for (const { reason, at, key } of answersWithout(step, stops, known)) {
        problems.push({ path: [...path, 'draw', at, 'answer', key], reason });
      }
      if (step.ask === undefined) continue;
      const activity = known.get(step.ask);
      const cue = scenes[index]?.cues[place];
      if (activity === undefined) {
        const reason = `There is no activity '${step.ask}'. Describe it under \`activities\`.`;
        problems.push({ path: [...path, 'ask'], reason });
      } else if (stops.some((stop) => stop.activity === step.ask)) {
        problems.push({
          path: [...path, 'ask'],
          reason: `The lecture asks '${step.ask}' before. Ask it once.`,
        });
      } else if (cue !== undefined) {
        const { title, prompt = '' } = activity;
        stops.push({
          activity: step.ask,
          at: lastFrameOf(cue),
          title: typographicText(title),
          prompt_html: block(prompt),
        });
      }
    }
  }
  for (const name of known.keys()) {
    const isAsked = written.some(({ steps }) => steps.some(({ ask }) => ask === name));
    const reason = `No step asks the activity '${name}'. Write \`ask: ${name}\` in one, or remove the activity.`;
    if (!isAsked) problems.push({ path: ['activities', name], reason });
  }
  return { stops, problems };
}

/** Drawings of a step that show an answer which no stop before it asks, or in words without a place for it. */
function answersWithout(
  { draw }: LectureStep,
  stops: readonly Stop[],
  known: ReadonlyMap<string, LectureFile['activities'][string]>,
): { readonly at: number; readonly key: string; readonly reason: string }[] {
  return draw.flatMap(({ answer, level }, at) => {
    if (answer === undefined) return [];
    const activity = known.get(answer.to);
    const example = activity && exampleAnswer(activity);
    const stands = level === undefined ? example !== undefined : typeof example === 'number';
    if (!stands || !stops.some((stop) => stop.activity === answer.to)) {
      const asks = level === undefined ? 'a number, a level, a choice or a point' : 'a number or a level';
      const reason = `'${answer.to}' must be a commit that asks ${asks} in an earlier step.`;
      return [{ at, key: 'to', reason }];
    }
    // Any answer shows whether the words have a place for it.
    const words = drawingResult(() => answeredWords({ ...answer, decimals: 0 }, example ?? 0));
    return words.ok ? [] : [{ at, key: 'says', reason: words.reason }];
  });
}

/** An answer that could be given; undefined where none can be shown. */
function exampleAnswer(activity: LectureFile['activities'][string]): LectureAnswer | undefined {
  if (activity.kind !== 'commit') return undefined;
  switch (activity.asks) {
    case 'number':
    case 'level':
      return 0;
    case 'choice':
      return Object.keys(choiceTexts(activity))[0];
    case 'point':
      return { x: 0, y: 0 };
    case 'curve':
      return undefined;
  }
}
