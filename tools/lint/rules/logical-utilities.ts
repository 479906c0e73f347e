import { repositoryPath } from '../repository-path.ts';
import type { Rule, SyntaxNode } from '../rule-types.ts';

const physicalUtility = new RegExp(
  [
    '(?:scroll-)?[mp][lr]-(?:\\d|\\[|\\(|auto\\b|px\\b)',
    '(?:left|right)-(?:\\d|\\[|\\(|auto\\b|px\\b|full\\b)',
    '(?:text|float|clear)-(?:left|right)$',
    'border-[lr](?:-|$)',
    'rounded-(?:[lr]|[tb][lr])(?:-|$)',
  ]
    .map((pattern) => `^${pattern}`)
    .join('|'),
);

/** Arabic reads from the right: class names say start and end, never left and right. */
export const logicalUtilities: Rule = {
  create(context) {
    if (!repositoryPath(context.filename).startsWith('client/')) return {};

    function check(node: SyntaxNode, text: string): void {
      for (const word of text.split(/\s+/)) {
        // `md:hover:-ml-2!` is the utility `ml-2` behind variants, a sign and a mark of importance.
        const utility = word.replace(/^.*:(?![^[(]*[\])])/, '').replace(/^[!-]+/, '');
        if (physicalUtility.test(utility)) {
          context.report({
            node,
            message: `'${word}' is a physical utility: use ms-, me-, ps-, pe-, start-, end-.`,
          });
        }
      }
    }

    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
