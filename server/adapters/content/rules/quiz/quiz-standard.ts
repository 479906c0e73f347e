import { isGenerated } from '#domain/quiz/generated-item.ts';
import type { QuizItem } from '#domain/quiz/quiz-contract.ts';
import type { ModuleFolder, QuizLesson } from '../../reading/content.ts';
import { modulesOf, type Problem, problemAt, type Rule } from '../rule.ts';

const LEAST_ITEMS = 6;
const LEAST_GENERATED = 2;

/** The quizzes of a written module ask enough, can be tried again, cover the module, and bring earlier skills back. */
export const quizStandard: Rule = {
  name: 'quiz-standard',
  *check(content) {
    for (const { module } of modulesOf(content)) {
      const quizzes = module.lessons.filter((lesson) => lesson.kind === 'quiz');
      if (module.file?.data.status !== 'written' || quizzes.length === 0) continue;
      for (const quiz of quizzes) yield* checkQuiz(quiz);
      yield* checkCoverage(
        module,
        quizzes.flatMap(({ data }) => data.items),
      );
    }
  },
};

function* checkQuiz(quiz: QuizLesson): Iterable<Problem> {
  // What is asked instead of an item makes no attempt longer.
  const items = quiz.data.items.filter(({ instead_of }) => instead_of === undefined);
  if (items.length < LEAST_ITEMS) {
    yield problemAt(
      quiz,
      ['items'],
      `The quiz has too few items (${items.length}). Write at least ${LEAST_ITEMS}.`,
    );
  }
  const generated = items.filter(isGenerated).length;
  if (generated < LEAST_GENERATED) {
    const message = `The quiz has too few items with \`variables\` (${generated}). Give at least ${LEAST_GENERATED} items numbers \
that differ from attempt to attempt.`;
    yield problemAt(quiz, ['items'], message);
  }
}

function* checkCoverage({ file }: ModuleFolder, items: readonly QuizItem[]): Iterable<Problem> {
  if (!file) return;
  const asked = new Set(items.map(({ skill }) => skill));
  for (const skill of file.data.recalls) {
    if (asked.has(skill)) continue;
    const message = `No item of the module's quiz asks for a skill that the module recalls. Add one for ${skill}.`;
    yield problemAt(file, ['recalls'], message);
  }
  for (const skill of file.data.skills) {
    if (asked.has(skill)) continue;
    const message = `No item of the module's quiz asks for the skill '${skill}', which the module teaches. Add one.`;
    yield problemAt(file, ['skills'], message);
  }
  const cleared = new Set(items.flatMap(misconceptionsOf));
  for (const misconception of file.data.misconceptions) {
    if (cleared.has(misconception)) continue;
    const message = `No wrong answer of the module's quiz shows the misconception '${misconception}'. Add one.`;
    yield problemAt(file, ['misconceptions'], message);
  }
}

/** The beliefs behind the wrong answers of an item. */
function misconceptionsOf(item: QuizItem): (string | undefined)[] {
  if (item.kind === 'single' || item.kind === 'multiple') {
    return item.choices.map(({ misconception }) => misconception);
  }
  return item.mistakes.map(({ misconception }) => misconception);
}
