import { numbersAreRight } from './calculations.ts';
import { checks } from './checks.ts';
import { modulesCount, moduleStatus } from './course-outline.ts';
import { examBlueprint } from './exam-blueprint.ts';
import { figures, markets } from './figures.ts';
import { fixedLists } from './fixed-lists.ts';
import { knownIds } from './known-ids.ts';
import { languages } from './languages.ts';
import { formulas, markdown } from './markdown.ts';
import { lectureLength, lectures } from './lectures.ts';
import { mentor } from './mentor.ts';
import { numbering, uniqueSlugs } from './numbering.ts';
import { assetAdvice, filler } from './plain-words.ts';
import { promises } from './promises.ts';
import { readingAges } from './reading-ages.ts';
import { sharedWords } from './shared-words.ts';
import { textStandard } from './text-standard.ts';
import { textbookSources } from './textbook-sources.ts';
import { units } from './units.ts';
import { generatedItems } from './generated-items.ts';
import { quizAlternatives } from './quiz-alternatives.ts';
import { quizChoices, quizExplanations } from './quiz-choices.ts';
import { quizHints } from './quiz-hints.ts';
import { answersAddUp } from './quiz-numbers.ts';
import { quizOrdering } from './quiz-ordering.ts';
import { quizStandard } from './quiz-standard.ts';
import type { Rule } from './rule.ts';
import { skillGraph } from './skill-graph.ts';
import { terms } from './terms.ts';
import { unfinished } from './unfinished.ts';
import { uniqueIds } from './unique-ids.ts';
import { videos } from './videos.ts';

/** Without these the database would hold an outline that does not work; the importer asks for them. */
export const OUTLINE_RULES: readonly Rule[] = [
  numbering,
  uniqueSlugs,
  uniqueIds,
  knownIds,
  skillGraph,
  fixedLists,
  modulesCount,
  moduleStatus,
  videos,
];

/**
 * Without these it would hold a lesson that does not work. Each looks at nothing but the file of one lesson, so that the
 * importer asks for them only when that file changed.
 */
export const LESSON_RULES: readonly Rule[] = [
  quizChoices,
  quizOrdering,
  quizAlternatives,
  answersAddUp,
  generatedItems,
  lectures,
];

/** What makes content good; the linter asks for these too. They read every text, which would slow each start down. */
export const EDITORIAL_RULES: readonly Rule[] = [
  languages,
  quizExplanations,
  quizHints,
  quizStandard,
  examBlueprint,
  numbersAreRight,
  markdown,
  formulas,
  markets,
  figures,
  terms,
  checks,
  unfinished,
  promises,
  assetAdvice,
  filler,
  units,
  textbookSources,
  readingAges,
  textStandard,
  sharedWords,
  mentor,
  lectureLength,
];
