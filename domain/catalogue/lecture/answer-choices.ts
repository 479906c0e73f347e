import { choiceTexts } from '../../activities/choice-texts.ts';
import type { LectureFile } from './lecture-contract.ts';
import type { Scene, Stroke } from './lecture-data.ts';

/** The scenes with the words of the choices that a learner's answer to them will stand in. */
export function withChoices(
  scenes: readonly Scene[],
  activities: LectureFile['activities'] = {},
): readonly Scene[] {
  const choicesOf = (name: string) => {
    const activity = new Map(Object.entries(activities)).get(name);
    return activity?.kind === 'commit' && activity.asks === 'choice' ? choiceTexts(activity) : undefined;
  };
  const withTheirs = (stroke: Stroke): Stroke => {
    if (stroke.kind !== 'writing' || stroke.answer === undefined) return stroke;
    const choices = choicesOf(stroke.answer.to);
    return choices === undefined ? stroke : { ...stroke, answer: { ...stroke.answer, choices } };
  };
  return scenes.map((scene) => ({ ...scene, strokes: scene.strokes.map(withTheirs) }));
}
