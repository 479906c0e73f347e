import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { HELP_WITH } from '#domain/mentor/content-contract.ts';
import { FormulaError, renderFormula } from '../../markdown/formula.ts';
import { type MarkdownText, markdownTexts } from './markdown-texts.ts';
import type { Problem, Rule } from '../rule.ts';

/** What a check says about one node of a text; undefined when all is well. */
type NodeCheck = (node: Nodes) => string | undefined;

/** The Markdown of lessons, activities and quizzes uses only what is shown to learners. */
export const markdown: Rule = {
  name: 'markdown',
  *check(content) {
    for (const text of markdownTexts(content)) {
      const placeChecks = text.place === 'lesson' ? [headingCheck()] : [refuseHeading, refuseDirective];
      const checks = [checkAllowed, ...placeChecks, checkLink];
      yield* problemsOf(text, checks);
      if (
        text.place === 'line' &&
        (text.tree.children.length !== 1 || text.tree.children[0]?.type !== 'paragraph')
      ) {
        const message =
          'A choice, a step and a sentence are one paragraph each. Move the rest to the prompt or the explanation.';
        yield { file: text.file, line: text.lineAt(1), message };
      }
    }
  },
};

/** Formulas can be read, and are marked as formulas. */
export const formulas: Rule = {
  name: 'formulas',
  *check(content) {
    for (const text of markdownTexts(content)) {
      yield* problemsOf(text, [checkFormula, checkSingleDollar]);
    }
  },
};

function problemsOf(text: MarkdownText, checks: readonly NodeCheck[]): Problem[] {
  const problems: Problem[] = [];
  visit(text.tree, (node) => {
    for (const check of checks) {
      const message = check(node);
      if (message === undefined) continue;
      // Where it stands is looked up last: finding the line of a text in YAML takes longer than the checks.
      const line = text.lineAt(node.position?.start.line ?? 1);
      problems.push({ file: text.file, line, message });
    }
  });
  return problems;
}

const checkAllowed: NodeCheck = (node) => {
  switch (node.type) {
    case 'html':
      return `Raw HTML such as "${node.value.slice(0, 30)}" is not allowed. Write it in Markdown; a "<" of its own is written \\<.`;
    case 'image':
    case 'imageReference':
      return 'Pictures are not supported here. Say it in words or in a table.';
    case 'footnoteReference':
    case 'footnoteDefinition':
      return 'Footnotes are not supported. Put the remark into the text, or the source under `sources`.';
    case 'listItem':
      return typeof node.checked === 'boolean'
        ? 'Check boxes are not supported. Use a plain list.'
        : undefined;
    case 'leafDirective':
      if (node.name === 'helplines')
        return HELP_WITH.some((trouble) => trouble === node.attributes?.id)
          ? undefined
          : `Write \`::helplines{#harm}\` for trading and gambling that do harm, or \`::helplines{#crisis}\`.`;
      return node.name === 'figure' || node.name === 'activity'
        ? undefined
        : `There is no \`::${node.name}\`. A figure is written \`::figure{#name}\` on a line of its own.`;
    case 'containerDirective':
      return node.name === 'reveal'
        ? undefined
        : `There is no \`:::${node.name}\`. A question with a hidden answer is written \`:::reveal\`.`;
    case 'text':
      return /:(?:figure|reveal|activity|helplines)\b|:term\{/.test(node.value)
        ? `"${node.value.slice(0, 30).trim()}" is not read as you mean it. Write \`::figure{#name}\` and \`:::reveal\` on \
lines of their own, and \`:term[gaps]{#gap}\` in a sentence.`
        : undefined;
    default:
      return undefined;
  }
};

/** Headings begin at ## and go down one level at a time. */
function headingCheck(): NodeCheck {
  let previous = 1;
  return (node) => {
    if (node.type !== 'heading') return undefined;
    const { depth } = node;
    const deepest = previous + 1;
    previous = depth;
    if (depth === 1)
      return 'The title of the lesson is its only first-level heading. Begin this one with ##.';
    if (depth <= deepest) return undefined;
    return `This heading skips a level. Begin it with ${'#'.repeat(deepest)} instead of ${'#'.repeat(depth)}.`;
  };
}

const refuseHeading: NodeCheck = (node) =>
  node.type === 'heading' ? 'Headings belong to the text of a lesson. Use bold text here.' : undefined;

const refuseDirective: NodeCheck = (node) =>
  node.type.endsWith('Directive')
    ? 'Figures, terms and reveals belong to the text of a lesson. Say it here in words.'
    : undefined;

const checkLink: NodeCheck = (node) => {
  if (node.type !== 'link' && node.type !== 'definition') return undefined;
  if (/^(https:\/\/|mailto:|\/(?!\/)|#)/.test(node.url)) return undefined;
  return `The link "${node.url}" must begin with https://, or with / for a page of this site.`;
};

const checkFormula: NodeCheck = (node) => {
  if (node.type !== 'math' && node.type !== 'inlineMath') return undefined;
  try {
    renderFormula(node.value, node.type === 'math');
    return undefined;
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return `The formula "${node.value}" cannot be read: ${error.message}.`;
  }
};

const checkSingleDollar: NodeCheck = (node) => {
  if (node.type !== 'text') return undefined;
  const formula = /\$[^$\s\d][^$]*[\\^_][^$]*\$/.exec(node.value)?.[0];
  if (formula === undefined) return undefined;
  return `"${formula}" looks like a formula. A formula has two dollar signs on each side, $$…$$; one dollar sign is money.`;
};
