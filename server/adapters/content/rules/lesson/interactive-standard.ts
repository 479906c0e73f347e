import type { EditorialFile } from '#domain/catalogue/editorial-contract.ts';
import { drawnShare } from '#domain/catalogue/lecture/drawn-share.ts';
import { compiledLecture } from '../../compiled-lecture.ts';
import type { LectureLesson, ModuleFolder, TextLesson } from '../../reading/content.ts';
import { countStops, type ThingToDo, thingsToDo } from '../../things-to-do.ts';
import { modulesOf, type Problem, problemAt, type Rule, textProblem } from '../rule.ts';

type Standard = EditorialFile['interactive'];

/** Which things to do are graded. A commit shows its truth at once, a challenge is practice, and moving a control is never wrong. */
const IS_GRADED: Readonly<Record<ThingToDo['kind'], boolean>> = {
  check: true,
  transcript: true,
  'data-task': true,
  commit: false,
  simulation: false,
  challenge: false,
  controls: false,
};

/** The lessons of a module with `standard: interactive` are done, not read: each asks often enough, and grades or draws something. */
export const interactiveStandard: Rule = {
  name: 'interactive-standard',
  *check(content) {
    const standard = content.editorial?.data.interactive;
    if (!standard) return;
    for (const { module } of modulesOf(content)) {
      if (module.file?.data.standard !== 'interactive') continue;
      yield* checkTranscripts(module, standard);
      for (const lesson of module.lessons) {
        if (lesson.kind === 'text') yield* checkText(lesson, standard);
        if (lesson.kind === 'lecture') yield* checkLecture(lesson, standard);
      }
    }
  },
};

/** A module about working with an assistant lets its learners find the errors of one. */
function* checkTranscripts({ file, lessons }: ModuleFolder, { transcripts }: Standard): Iterable<Problem> {
  const taught = file?.data.skills.find((skill) => transcripts?.skills.includes(skill));
  if (!file || !transcripts || taught === undefined) return;
  const count = lessons
    .flatMap((lesson) => (lesson.kind === 'text' ? thingsToDo(lesson) : []))
    .filter(({ kind }) => kind === 'transcript').length;
  if (count >= transcripts.least) return;
  const message = `The module teaches '${taught}' and has ${counted(count, 'transcript')}. Write at least ${transcripts.least}: \
conversations with an assistant in which a learner marks what is wrong.`;
  yield problemAt(file, ['skills'], message);
}

function* checkText(lesson: TextLesson, standard: Standard): Iterable<Problem> {
  const things = thingsToDo(lesson);
  if (things.length < standard.things) {
    const message = `The text has ${counted(things.length, 'thing')} to do. Write at least ${standard.things}: activities, or \
figures with controls.`;
    yield problemAt(lesson, [], message);
  }
  if (!things.some(({ kind }) => kind === 'commit')) {
    yield problemAt(
      lesson,
      [],
      'Nobody commits to an answer in this text. Add a `commit` before you tell it.',
    );
  }
  if (!things.some(({ kind }) => IS_GRADED[kind])) {
    const kinds = Object.entries(IS_GRADED).flatMap(([kind, isGraded]) => (isGraded ? [`\`${kind}\``] : []));
    yield problemAt(lesson, [], `Nothing in this text is graded. Add one of: ${kinds.join(', ')}.`);
  }
  for (const [index, { name, node, wordsBefore }] of things.entries()) {
    const above = things[index - 1];
    if (above === undefined || wordsBefore <= standard.words_between) continue;
    const message = `Between '${above.name}' and '${name}' stand ${wordsBefore} words. Write at most \
${standard.words_between}, or add something to do between them.`;
    yield textProblem(lesson, node, message);
  }
}

function* checkLecture(lesson: LectureLesson, standard: Standard): Iterable<Problem> {
  const stops = countStops(lesson);
  if (stops < standard.stops) {
    const message = `The lecture has ${counted(stops, 'stop')}. Ask at least ${standard.stops} times, with \`ask\` in a step.`;
    yield problemAt(lesson, ['scenes'], message);
  }
  const { lecture, problems } = compiledLecture(lesson);
  // A scene that cannot be played draws nothing.
  if (problems.length > 0 || drawnShare(lecture) >= standard.drawn) return;
  const [drawn, least] = [drawnShare(lecture), standard.drawn].map((share) => Math.round(100 * share));
  const message = `Something is drawn in ${drawn}% of the lecture. Make it ${least}% at least: give steps that only say something a \`draw\`.`;
  yield problemAt(lesson, ['scenes'], message);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
