import { basename } from 'node:path';
import { camelCase, isNamedInTest, pascalCase, serverFunctionFiles } from '../function-names.ts';
import { isTestFile, repositoryPath } from '../repository-path.ts';
import type { ExpressionNode, Rule, RuleContext, SyntaxNode } from '../rule-types.ts';

/** What in the client calls a function of the server by its name, the first argument. */
const CALLERS = new Set(['call', 'useServerCall']);
/** Where the client's way of calling is made: names pass through it as arguments. */
const CALLING = 'client/lib/backend/';
/** What makes a function for admins of its name, the first argument. */
const ADMIN_FUNCTIONS = new Set(['adminAction', 'adminReading']);

const functionName = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;

/**
 * A call has one name: of the file and the hook that make it, of the function's file, of what that exports, and in its
 * URL; and a test says it.
 */
export const oneCallOneName: Rule = {
  create(context) {
    const path = repositoryPath(context.filename);
    if (isTestFile(path)) return {};
    if (path.startsWith('client/') && !path.startsWith(CALLING)) return checkClient(context);
    if (path.startsWith('server/functions/')) return checkServer(context);
    return {};
  },
};

type Visitor = ReturnType<NonNullable<Rule['create']>>;

function checkClient(context: RuleContext): Visitor {
  const file = nameOfFile(context.filename);
  return {
    CallExpression(node) {
      const caller = calledName(node.callee);
      if (caller === undefined || !CALLERS.has(caller)) return;
      const name = literalName(node.arguments[0]);
      if (name === undefined) {
        // `Function.prototype.call` takes no name; nothing else that is called `call` may hide one.
        if (node.callee.type === 'Identifier') {
          report(
            context,
            node,
            'Name the function that is called as a string, so that it is found by its name.',
          );
        }
        return;
      }
      if (file !== name) report(context, node, `'${name}' is called in a file of its name, ${name}.ts.`);
      else if (!isExported(context, [`use${pascalCase(name)}`, camelCase(name)])) {
        report(context, node, `${name}.ts exports use${pascalCase(name)} or ${camelCase(name)}.`);
      }
      if (!serverFunctionFiles().has(name)) {
        report(context, node, `There is no server/functions/<domain>/${name}.ts.`);
      }
    },
  };
}

function checkServer(context: RuleContext): Visitor {
  const file = nameOfFile(context.filename);
  /** The file that a name was imported from, without its ending. */
  const origins = new Map<string, string>();
  return {
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('.')) return;
      for (const { local } of specifiers) origins.set(local.name, nameOfFile(source.value));
    },
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || !ADMIN_FUNCTIONS.has(node.callee.name)) return;
      const name = literalName(node.arguments[0]);
      if (name === undefined) {
        report(context, node, 'Name the function as a string, so that it is found by its name.');
        return;
      }
      if (file !== name)
        report(context, node, `The function '${name}' stands in a file of its name, ${name}.ts.`);
      else checkExport(node, name, (exported) => isExported(context, [exported]));
      checkTest(node, name);
    },
    // `['start-quiz', startQuiz]`: under which name a function is served.
    ArrayExpression(node) {
      const [first, second] = node.elements;
      if (node.elements.length !== 2 || !first || !second || second.type === 'SpreadElement') return;
      const name = literalName(first);
      const served = calledName(second.type === 'CallExpression' ? second.callee : second);
      const origin = served === undefined ? undefined : origins.get(served);
      if (name === undefined || origin === undefined) return;
      if (origin !== name) report(context, node, `'${name}' is served by ${name}.ts, not by ${origin}.ts.`);
      else checkExport(node, name, (exported) => exported === served);
      checkTest(node, name);
    },
  };

  function checkExport(node: SyntaxNode, name: string, isThere: (exported: string) => boolean): void {
    const expected = [camelCase(name), `create${pascalCase(name)}`];
    if (!expected.some(isThere)) report(context, node, `${name}.ts exports ${expected.join(' or ')}.`);
  }

  function checkTest(node: SyntaxNode, name: string): void {
    if (!isNamedInTest(name)) report(context, node, `No test of tests/ names '${name}'.`);
  }
}

function report(context: RuleContext, node: SyntaxNode, message: string): void {
  context.report({ node, message });
}

function nameOfFile(path: string): string {
  return basename(path).replace(/\.tsx?$/, '');
}

/** `call` of `call(...)` and of `backend.call(...)`. */
function calledName(callee: ExpressionNode): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name;
}

/** The name that a string literal gives a function; undefined for anything else. */
function literalName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  return functionName.test(node.value) ? node.value : undefined;
}

function isExported(context: RuleContext, names: readonly string[]): boolean {
  const exported = new RegExp(`^export (?:async )?(?:function|const) (?:${names.join('|')})\\b`, 'm');
  return exported.test(context.sourceCode.getText());
}
