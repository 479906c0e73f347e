import { numbersAreRight } from './lesson/calculations.ts';
import { activities } from './lesson/activities.ts';
import { clickedThrough } from './lesson/clicked-through.ts';
import { dataSets } from './lesson/data-sets.ts';
import { dataTasks } from './lesson/data-tasks.ts';
import { reveals } from './lesson/reveals.ts';
import { examBlueprint } from './quiz/exam-blueprint.ts';
import { simulationsAgree } from './lesson/simulations.ts';
import { figures, markets } from './lesson/figures.ts';
import { languages } from './wording/languages.ts';
import { formulas, markdown } from './lesson/markdown.ts';
import { drawnNumbersAgree } from './lesson/drawn-numbers.ts';
import { figureControls } from './lesson/figure-controls.ts';
import { figureLabels } from './lesson/figure-labels.ts';
import { trueAxes } from './lesson/true-axes.ts';
import { lectureLength, lectures, stageLabels } from './lesson/lectures.ts';
import { interactiveStandard } from './lesson/interactive-standard.ts';
import { mentor } from './mentor.ts';
import { mentorAsked } from './mentor-asked.ts';
import { mentorConcepts } from './mentor-concepts.ts';
import { mentorDialogues } from './mentor-dialogues.ts';
import { mentorSums } from './mentor-sums.ts';
import { assetAdvice, filler } from './wording/plain-words.ts';
import { promises } from './wording/promises.ts';
import { readingAges } from './wording/reading-ages.ts';
import { repeatedOpenings } from './wording/repeated-openings.ts';
import { sharedWords } from './wording/shared-words.ts';
import { textStandard } from './wording/text-standard.ts';
import { textbookSources } from './wording/textbook-sources.ts';
import { units } from './lesson/units.ts';
import { generatedItems } from './quiz/generated-items.ts';
import { homeSkillItems } from './quiz/home-skill-items.ts';
import { quizAlternatives } from './quiz/quiz-alternatives.ts';
import { quizChoices, quizExplanations } from './quiz/quiz-choices.ts';
import { quizHints } from './quiz/quiz-hints.ts';
import { quizMistakes } from './quiz/quiz-mistakes.ts';
import { objectives } from './outline/objectives.ts';
import { answersAddUp } from './quiz/quiz-numbers.ts';
import { quizOrdering } from './quiz/quiz-ordering.ts';
import { quizStandard } from './quiz/quiz-standard.ts';
import { rightChoiceLongest } from './quiz/right-choice-longest.ts';
import { placementBank } from './placement/placement-bank.ts';
import type { Rule } from './rule.ts';
import { terms } from './lesson/terms.ts';
import { triedOut } from './lesson/tried-out.ts';
import { unfinished } from './wording/unfinished.ts';

/**
 * Without these it would hold a lesson that does not work. Each looks at nothing but the file of one lesson, so that the
 * importer asks for them only when that file changed.
 */
export const LESSON_RULES: readonly Rule[] = [
  activities,
  dataSets,
  dataTasks,
  quizChoices,
  quizMistakes,
  quizOrdering,
  quizAlternatives,
  answersAddUp,
  generatedItems,
  lectures,
];

/**
 * What makes a module good; the linter asks for these too. They read every text, which would slow each start down. They
 * look at one module and at what stands outside the courses, so that a check asks only for modules that changed.
 */
export const MODULE_RULES: readonly Rule[] = [
  quizExplanations,
  quizHints,
  quizStandard,
  rightChoiceLongest,
  examBlueprint,
  numbersAreRight,
  simulationsAgree,
  markdown,
  formulas,
  markets,
  figures,
  terms,
  reveals,
  unfinished,
  units,
  textbookSources,
  readingAges,
  textStandard,
  interactiveStandard,
  objectives,
  lectureLength,
  stageLabels,
  figureLabels,
  drawnNumbersAgree,
  trueAxes,
  figureControls,
  triedOut,
  clickedThrough,
];

/** What makes content good beyond a single module. */
export const CONTENT_RULES: readonly Rule[] = [
  languages,
  homeSkillItems,
  promises,
  assetAdvice,
  filler,
  sharedWords,
  repeatedOpenings,
  mentor,
  mentorSums,
  mentorAsked,
  mentorConcepts,
  mentorDialogues,
  placementBank,
];

/** Which of these, made for quizzes, hold for the items of the placement: an importer asks for the first, a linter for both. */
export const BANK_RULES: { readonly import: readonly Rule[]; readonly check: readonly Rule[] } = {
  import: [quizChoices, quizMistakes, quizOrdering, answersAddUp, generatedItems],
  check: [quizExplanations, rightChoiceLongest, markdown, formulas, unfinished, units],
};
