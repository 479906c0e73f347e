import { repositoryPath } from '../repository-path.ts';
import type { Rule, RuleContext } from '../rule-types.ts';

const impureGlobals = new Set([
  'crypto',
  'fetch',
  'globalThis', // would reach all the others by another name
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
]);

/** Where a name stands for a type, as in `at: Date`. */
const typePositions = new Set(['TSTypeReference', 'TSTypeQuery', 'TSClassImplements', 'TSInterfaceHeritage']);

type Scope = NonNullable<RuleContext['sourceCode']['scopeManager']['globalScope']>;
type ReferenceNode = Scope['through'][number]['identifier'];

/** Rules of the domain are pure: time, randomness and the outside world arrive as arguments. */
export const pureDomain: Rule = {
  create(context) {
    if (!repositoryPath(context.filename).startsWith('domain/')) return {};
    return {
      Program() {
        for (const node of globalReferences(context)) {
          const call = impureUse(node);
          if (call === undefined) continue;
          context.report({ node, message: `domain/ is pure: take what ${call} would give as an argument.` });
        }
      },
    };
  },
};

/** Every use, as a value, of a name that the file does not define itself. */
function globalReferences(context: RuleContext): ReferenceNode[] {
  const { globalScope } = context.sourceCode.scopeManager;
  if (!globalScope) return [];
  const undefinedHere = globalScope.variables.filter(({ defs }) => defs.length === 0);
  return [...globalScope.through, ...undefinedHere.flatMap(({ references }) => references)]
    .map(({ identifier }) => identifier)
    .filter(({ parent }) => !typePositions.has(parent.type));
}

/** The impure call that a reference to a global makes, or could make under another name. */
function impureUse(node: ReferenceNode): string | undefined {
  if (impureGlobals.has(node.name)) return node.name;
  if (node.name === 'Math') {
    const property = propertyTaken(node);
    return property === undefined || property === 'random' ? 'Math.random' : undefined;
  }
  return node.name === 'Date' ? impureDateUse(node) : undefined;
}

function impureDateUse(node: ReferenceNode): string | undefined {
  const { parent } = node;
  if (parent.type === 'NewExpression' && parent.callee === node) {
    return parent.arguments.length > 0 ? undefined : 'new Date()';
  }
  if (parent.type === 'BinaryExpression' && parent.operator === 'instanceof') return undefined;
  const property = propertyTaken(node);
  return property === 'UTC' || property === 'parse' ? undefined : 'Date.now';
}

/** `x` of `Math.x`; undefined for `Math[x]`, `const { x } = Math` and every other use. */
function propertyTaken(node: ReferenceNode): string | undefined {
  const { parent } = node;
  if (parent.type !== 'MemberExpression' || parent.object !== node || parent.computed) return undefined;
  return parent.property.type === 'Identifier' ? parent.property.name : undefined;
}
