import { fillWords } from '../drawing/fill-words.ts';
import { NO_FACTS } from '../drawing/drawing-facts.ts';
import type { Answered, Lecture, LectureAnswers, Stroke } from './lecture-data.ts';

/**
 * A lecture with a learner's numbers on its stages. What was not answered stands as its author drew it.
 * @returns the same lecture when no answer is shown in it
 */
export function answeredLecture(lecture: Lecture, answers: LectureAnswers): Lecture {
  const isShown = (stroke: Stroke) => answerTo(stroke, answers) !== undefined;
  if (!lecture.scenes.some(({ strokes }) => strokes.some(isShown))) return lecture;
  const scenes = lecture.scenes.map((scene) =>
    scene.strokes.some(isShown)
      ? { ...scene, strokes: scene.strokes.map((stroke) => answeredStroke(stroke, answers)) }
      : scene,
  );
  return { ...lecture, scenes };
}

/** The words around a learner's number. @throws DrawingError when they ask for anything but `answer` */
export function answeredWords({ says, decimals }: Answered, answer: number): string {
  return fillWords(['answer', 'says'], says, { names: { answer }, facts: NO_FACTS, decimals });
}

function answeredStroke(stroke: Stroke, answers: LectureAnswers): Stroke {
  const answer = answerTo(stroke, answers);
  if (answer === undefined) return stroke;
  if (stroke.kind === 'level' && stroke.answer)
    return { ...stroke, price: answer, label: answeredWords(stroke.answer, answer) };
  if (stroke.kind === 'writing' && stroke.answer)
    return { ...stroke, text: answeredWords(stroke.answer, answer) };
  return stroke;
}

function answerTo(stroke: Stroke, answers: LectureAnswers): number | undefined {
  return 'answer' in stroke && stroke.answer ? answers[stroke.answer.to] : undefined;
}
