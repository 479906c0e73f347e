import type { FigureData } from '#domain/catalogue/drawing/drawing-data.ts';
import { figureData } from '#domain/catalogue/drawing/figure-data.ts';
import type { ExplainedTerm } from '#domain/catalogue/glossary-contract.ts';
import { ContentError } from '../content-error.ts';
import { checksIn, placeCheck } from '../markdown/checks.ts';
import { figuresIn, placeFigure, placeTerm, termsIn } from '../markdown/figures-and-terms.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import { renderTree } from '../markdown/render-markdown.ts';
import type { Content, TextLesson } from '../reading/content.ts';

/** The columns of `lesson_bodies` that a text lesson fills. */
export type TextBody = {
  readonly html: string;
  readonly figures: Readonly<Record<string, FigureData>>;
  readonly terms: Readonly<Record<string, ExplainedTerm>>;
  readonly plain_text: string;
};

/**
 * Renders a text lesson with its figures, terms and checks.
 *
 * @throws FormulaError when a formula cannot be read
 * @throws ContentError when a figure or term is wrong; the linter says more
 */
export function textBody(lesson: TextLesson, { glossary }: Pick<Content, 'glossary'>): TextBody {
  const tree = parseMarkdown(lesson.markdown);
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
  for (const check of checksIn(tree)) placeCheck(check);
  return { html: renderTree(tree), figures, terms, plain_text: words.join('\n') };
}

/** Everything besides the Markdown that the body is made of, for the hash that tells whether it changed. */
export function textBodySources(lesson: TextLesson, { glossary }: Pick<Content, 'glossary'>): unknown[] {
  const terms = (glossary?.data.terms ?? []).filter(({ id }) => lesson.markdown.includes(`{#${id}}`));
  return [lesson.markdown, lesson.data.markets, lesson.data.figures, terms];
}

function figureOf(lesson: TextLesson, name: string): FigureData {
  const figure = new Map(Object.entries(lesson.data.figures)).get(name);
  if (!figure) throw wrong(lesson, 'figures', `There is no figure '${name}'.`);
  const result = figureData(figure, lesson.data.markets);
  if (!result.ok) throw wrong(lesson, 'figures', result.reason);
  return result.data;
}

function wrong(lesson: TextLesson, rule: string, message: string): ContentError {
  return new ContentError([{ rule, file: lesson.path, line: 1, message }]);
}
