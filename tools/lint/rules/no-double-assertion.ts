import type { Rule } from '../rule-types.ts';

/** `x as unknown as T` claims what nothing has checked; parse the value or narrow it instead. */
export const noDoubleAssertion: Rule = {
  create(context) {
    return {
      TSAsExpression(node) {
        if (
          node.expression.type === 'TSAsExpression' &&
          node.expression.typeAnnotation.type !== 'TSTypeReference'
        ) {
          context.report({
            node,
            message: 'A double assertion switches the types off: parse or narrow the value.',
          });
        }
      },
    };
  },
};
