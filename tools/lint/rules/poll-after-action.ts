import { repositoryPath } from '../repository-path.ts';
import type { ExpressionNode, Rule, SyntaxNode } from '../rule-types.ts';

const ACTIONS = new Set([
  'click',
  'dblclick',
  'tap',
  'hover',
  'focus',
  'blur',
  'press',
  'pressSequentially',
  'type',
  'fill',
  'clear',
  'check',
  'uncheck',
  'setChecked',
  'selectOption',
  'setInputFiles',
  'dispatchEvent',
  'dragTo',
  'goto',
  'reload',
  'goBack',
  'goForward',
  'emulateMedia',
  'setViewportSize',
]);

const READS = new Set([
  'textContent',
  'innerText',
  'innerHTML',
  'allTextContents',
  'allInnerTexts',
  'inputValue',
  'getAttribute',
  'count',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isEditable',
  'isHidden',
  'isVisible',
]);

/** A page changes some time after what a journey does to it: what is read in the next line is asked for until it is so. */
export const pollAfterAction: Rule = {
  create(context) {
    if (!repositoryPath(context.filename).startsWith('tests/journeys/')) return {};
    return {
      BlockStatement({ body }) {
        for (const [index, statement] of body.entries()) {
          const before = body[index - 1];
          if (!before || !acts(before)) continue;
          const read = readBy(statement);
          if (read === undefined) continue;
          context.report({
            node: statement,
            message: `The page may not have changed yet: await expect.poll(() => … .${read}()), not expect(await …).`,
          });
        }
      },
    };
  },
};

/** `await page.getByRole('button').click()` */
function acts(statement: SyntaxNode): boolean {
  return statement.type === 'ExpressionStatement' && ACTIONS.has(awaitedMethod(statement.expression) ?? '');
}

/** The name of what is read in `expect(await heading.textContent()).toBe('Stops')`. */
function readBy(statement: SyntaxNode): string | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  let node: ExpressionNode = statement.expression;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const [read] = node.callee.name === 'expect' ? node.arguments : [];
      const method = read && read.type !== 'SpreadElement' ? awaitedMethod(read) : undefined;
      return method !== undefined && READS.has(method) ? method : undefined;
    }
    node = node.type === 'CallExpression' ? node.callee : node.object;
  }
  return undefined;
}

function awaitedMethod(node: ExpressionNode): string | undefined {
  if (node.type !== 'AwaitExpression' || node.argument.type !== 'CallExpression') return undefined;
  const { callee } = node.argument;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}
