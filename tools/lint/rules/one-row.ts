import type { ExpressionNode, Rule } from '../rule-types.ts';

const message =
  'The first of some rows hides that there are none, or others: one(rows) or oneOrNone(rows) of domain/kernel/one.ts, or rows.at(0) where the first of several is meant.';

/** Which row is meant is said by `one` and `oneOrNone`, which throw when there are others; `rows[0]` says nothing. */
export const oneRow: Rule = {
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property } = node;
        if (node.computed && property.type === 'Literal' && property.value === 0 && areRows(object)) {
          context.report({ node, message });
        }
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'ArrayPattern' && id.elements.length === 1 && init && areRows(init)) {
          context.report({ node: id, message });
        }
      },
    };
  },
};

/** `rows` or `result.rows`. */
function areRows(node: ExpressionNode): boolean {
  if (node.type === 'Identifier') return node.name === 'rows';
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'rows'
  );
}
