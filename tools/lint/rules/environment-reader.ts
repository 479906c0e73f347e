import { isTestFile, repositoryPath } from '../repository-path.ts';
import type { Rule, SyntaxNode } from '../rule-types.ts';

/** In server/ only main.ts reads the environment; everything else is handed its settings. */
export const environmentReader: Rule = {
  create(context) {
    const path = repositoryPath(context.filename);
    if (!path.startsWith('server/') || path === 'server/main.ts' || isTestFile(path)) return {};

    function report(node: SyntaxNode): void {
      context.report({
        node,
        message: 'Only server/main.ts reads process.env: take the setting as an argument.',
      });
    }

    return {
      MemberExpression(node) {
        const { property } = node;
        const key =
          property.type === 'Literal' ? property.value : property.type === 'Identifier' && property.name;
        if (key === 'env' && /(?:^|\.)process$/.test(context.sourceCode.getText(node.object))) report(node);
      },
      VariableDeclarator(node) {
        if (node.init?.type !== 'Identifier' || node.init.name !== 'process') return;
        // `const { env } = process`, and `const p = process`, which would hide what follows.
        if (node.id.type !== 'ObjectPattern' || /\benv\b/.test(context.sourceCode.getText(node.id)))
          report(node);
      },
      ImportDeclaration(node) {
        if (!/^(?:node:)?process$/.test(node.source.value)) return;
        const names = node.specifiers.map((specifier) => context.sourceCode.getText(specifier));
        if (names.some((name) => name !== 'process' && /^(?:env\b|default\b|\*|\w+$)/.test(name)))
          report(node);
      },
    };
  },
};
