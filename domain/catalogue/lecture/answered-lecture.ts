import { fillWords } from '../drawing/fill-words.ts';
import { NO_FACTS } from '../drawing/drawing-facts.ts';
import type { Answered, Lecture, LectureAnswer, LectureAnswers, Stroke } from './lecture-data.ts';

const PATH = ['answer', 'says'];

/**
 * A lecture with a learner's answers on its stages. What was not answered stands as its author drew it.
 * @returns the same lecture when no answer is shown in it
 */
export function answeredLecture(lecture: Lecture, answers: LectureAnswers): Lecture {
  const isShown = (stroke: Stroke) => answerTo(stroke, answers) !== undefined;
  if (!lecture.scenes.some(({ strokes }) => strokes.some(isShown))) return lecture;
  const scenes = lecture.scenes.map((scene) =>
    scene.strokes.some(isShown)
      ? { ...scene, strokes: scene.strokes.flatMap((stroke) => answeredStrokes(stroke, answers)) }
      : scene,
  );
  return { ...lecture, scenes };
}

/** The words around a learner's answer. @throws DrawingError when they ask for anything else */
export function answeredWords({ says, decimals, choices = {} }: Answered, answer: LectureAnswer): string {
  const given = { facts: NO_FACTS, decimals };
  if (typeof answer === 'number') return fillWords(PATH, says, { ...given, names: { answer } });
  if (typeof answer === 'object') {
    return fillWords(PATH, says, { ...given, names: { answer_x: answer.x, answer_y: answer.y } });
  }
  // A choice stands in words as the choice of a control does.
  const ids = Object.keys(choices);
  const options = ids.map((id, value) => ({ label: choices[id] ?? '', value }));
  return fillWords(PATH, says, {
    ...given,
    names: { answer: ids.indexOf(answer) },
    controls: { answer: { kind: 'choice', label: '', options } },
  });
}

/** The author's level stays in sight beside the learner's. */
function answeredStrokes(stroke: Stroke, answers: LectureAnswers): Stroke[] {
  const answer = answerTo(stroke, answers);
  if (answer === undefined) return [stroke];
  if (stroke.kind === 'level' && stroke.answer && typeof answer === 'number') {
    const { answer: _theirs, ...own } = stroke;
    return [own, { ...own, price: answer, label: answeredWords(stroke.answer, answer), tone: 'neutral' }];
  }
  if (stroke.kind === 'writing' && stroke.answer)
    return [{ ...stroke, text: answeredWords(stroke.answer, answer) }];
  return [stroke];
}

function answerTo(stroke: Stroke, answers: LectureAnswers): LectureAnswer | undefined {
  return 'answer' in stroke && stroke.answer ? answers[stroke.answer.to] : undefined;
}
