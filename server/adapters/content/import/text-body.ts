import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import type { ExplainedTerm } from '#domain/catalogue/glossary-contract.ts';
import { drawnFigures } from '../drawn-figures.ts';
import { ContentError } from '../content-error.ts';
import type { ActivityBodies } from './activity-bodies.ts';
import { activityBodies } from './activity-bodies.ts';
import { activitiesIn, activityBlocks, activityText, placeActivity } from '../markdown/activities.ts';
import { helplinesIn, placeHelplines } from '../markdown/helplines.ts';
import { placeReveal, revealsIn } from '../markdown/reveals.ts';
import { figuresIn, placeFigure, placeTerm, termsIn } from '../markdown/figures-and-terms.ts';
import { lessonTree } from '../markdown/lesson-tree.ts';
import { plainText } from '../markdown/plain-text.ts';
import { renderTree } from '../markdown/render-markdown.ts';
import type { Content, TextLesson } from '../reading/content.ts';

/** The columns of `lesson_bodies` that a text lesson fills. */
export type TextColumns = Pick<ActivityBodies, 'activities'> & {
  readonly html: string;
  readonly figures: Readonly<Record<string, FigureData>>;
  readonly terms: Readonly<Record<string, ExplainedTerm>>;
  readonly plain_text: string;
};

type Registers = Pick<Content, 'glossary' | 'misconceptions' | 'skills' | 'mentor'>;

/** A rendered text, and the keys of its activities by name. */
export type TextBody = Pick<ActivityBodies, 'keys'> & { readonly columns: TextColumns };

/**
 * Renders a text lesson with its figures, terms, helplines, reveals and activities.
 *
 * @throws FormulaError when a formula cannot be read
 * @throws ContentError when a figure, term or activity is wrong; the linter says more
 */
export function textBody(lesson: TextLesson, registers: Registers): TextBody {
  const { glossary, mentor } = registers;
  const tree = structuredClone(lessonTree(lesson));
  const words = [plainText(tree)];
  const figures: Record<string, FigureData> = {};
  for (const use of figuresIn(tree)) {
    const data = figureOf(lesson, use.name);
    figures[use.name] = data;
    words.push(data.title, data.summary);
    placeFigure(use, data);
  }
  const terms: Record<string, ExplainedTerm> = {};
  for (const use of termsIn(tree)) {
    const known = glossary?.data.terms.find(({ id }) => id === use.id);
    if (!known) throw wrong(lesson, 'terms', `There is no term '${use.id}' in glossary.yaml.`);
    terms[use.id] = { term: known.term, definition: known.definition };
    placeTerm(use);
  }
  for (const use of helplinesIn(tree)) {
    if (!mentor.helplines)
      throw wrong(lesson, 'markdown', 'There are no helplines to name in mentor/helplines.yaml.');
    placeHelplines(use, mentor.helplines.data.helplines);
  }
  for (const reveal of revealsIn(tree)) placeReveal(reveal);
  const { activities, keys } = activityBodies(lesson, registers);
  for (const use of activitiesIn(tree)) {
    const activity = new Map(Object.entries(lesson.data.activities)).get(use.name);
    if (!activity) throw wrong(lesson, 'activities', `There is no activity '${use.name}'.`);
    const blocks = activityBlocks(activity);
    words.push(activityText(activity, blocks));
    const compiled = new Map(Object.entries(activities)).get(use.name);
    placeActivity(
      use,
      activity,
      blocks,
      compiled?.kind === 'data-task' && compiled.asks !== 'plan' ? compiled.table : undefined,
    );
  }
  const plain_text = words.join('\n');
  return { columns: { html: renderTree(tree), figures, terms, activities, plain_text }, keys };
}

function figureOf(lesson: TextLesson, name: string): FigureData {
  const result = drawnFigures(lesson).get(name);
  if (!result) throw wrong(lesson, 'figures', `There is no figure '${name}'.`);
  if (!result.ok) throw wrong(lesson, 'figures', result.reason);
  return result.data;
}

function wrong(lesson: TextLesson, rule: string, message: string): ContentError {
  return new ContentError([{ rule, file: lesson.path, line: 1, message }]);
}
