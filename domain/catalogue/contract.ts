import * as v from 'valibot';
import {
  fields,
  identifier,
  list,
  localizedText,
  oneOf,
  text,
  webAddress,
  wholeNumber,
} from '../content/field-schemas.ts';
import { calculations, lessonFacts } from '../content/lesson-facts.ts';
import { activitiesSchema } from '../activities/activity-contract.ts';
import { dataSetsSchema } from '../activities/data-task/data-set-contract.ts';
import { figuresSchema } from './drawing/figure-contract.ts';
import { marketsSchema } from './drawing/market-contract.ts';
import { simulationsSchema } from './simulation-contract.ts';

/*
 * What stands in the files under content/. Keys keep the spelling of the files and of the database columns.
 * Quizzes have a contract of their own beside this one.
 */

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;

/** Names of the colours of a course; the design system gives each its value in light and dark. */
export const COURSE_COLORS = ['plum', 'teal', 'periwinkle', 'umber', 'olive', 'wine'] as const;

/** courses/<course>/course.yaml */
export const courseSchema = fields({
  title: localizedText,
  description: localizedText,
  level: oneOf(COURSE_LEVELS),
  color_gradient: oneOf(COURSE_COLORS),
  duration_weeks: wholeNumber(1, 52),
  modules_count: wholeNumber(1, 99),
  order: wholeNumber(1, 99),
});

/** courses/<course>/NN-<module>/module.yaml; the description is the objective of the module. */
export const moduleSchema = fields({
  title: localizedText,
  description: localizedText,
  /** The parts of the English description in their order, each with the items, tasks and challenges that show it. */
  objective: v.optional(list(fields({ says: text, shown_by: list(identifier, 1) })), []),
  week: wholeNumber(1, 52),
  status: oneOf(['written', 'in-writing']),
  /** Lessons that are done, not read: the linter then asks for what `interactive` of editorial.yaml says. */
  standard: v.optional(v.literal('interactive', 'can only be `interactive`, or be left out.')),
  /** Open to everybody, visitors too, whatever plan they have; so is the first module of every course without saying it. */
  open_to: v.optional(v.literal('everybody', 'can only be `everybody`, or be left out.')),
  skills: list(identifier, 1),
  recalls: list(identifier),
  misconceptions: list(identifier),
});

/** Front matter of *.lesson.md. */
export const textLessonSchema = fields({
  ...lessonFacts,
  calculations,
  simulations: simulationsSchema,
  markets: marketsSchema,
  data: dataSetsSchema,
  figures: figuresSchema,
  activities: activitiesSchema,
});

/** skills.yaml */
export const skillsSchema = fields({
  strands: list(fields({ id: identifier, name: text }), 1),
  skills: list(
    fields({
      id: identifier,
      name: text,
      can_do: text,
      strand: identifier,
      level: wholeNumber(1, 3),
      prerequisites: list(identifier),
    }),
    1,
  ),
});

/** misconceptions.yaml */
export const misconceptionsSchema = fields({
  misconceptions: list(fields({ id: identifier, belief: text, skill: identifier, why_wrong: text }), 1),
});

/** sources.yaml; `basis` says how the editors read the source. */
export const sourcesSchema = fields({
  sources: list(
    fields({
      id: identifier,
      authors: text,
      title: text,
      year: v.optional(wholeNumber(1600, 2100)),
      url: v.optional(webAddress),
      basis: text,
    }),
    1,
  ),
});

export const QUESTION_IDS = [
  'trading-experience',
  'chart-experience',
  'risk-experience',
  'pressure-experience',
  'time-available',
] as const;

/** assessment/questions.yaml */
export const questionsSchema = fields({
  questions: list(
    fields({
      id: oneOf(QUESTION_IDS),
      prompt: localizedText,
      answers: list(fields({ value: oneOf(['1', '2', '3', '4', 'not-sure']), text: localizedText })),
    }),
  ),
});

export type CourseFile = v.InferOutput<typeof courseSchema>;
export type ModuleFile = v.InferOutput<typeof moduleSchema>;
export type TextLessonFile = v.InferOutput<typeof textLessonSchema>;
export type SkillsFile = v.InferOutput<typeof skillsSchema>;
export type MisconceptionsFile = v.InferOutput<typeof misconceptionsSchema>;
export type SourcesFile = v.InferOutput<typeof sourcesSchema>;
export type QuestionsFile = v.InferOutput<typeof questionsSchema>;
