import { repositoryPath } from '../repository-path.ts';
import type { Rule } from '../rule-types.ts';

/** Where the same seed must give the same bits in every browser and on the server. */
const folders = [
  'domain/market/',
  'domain/simulator/',
  'domain/simulations/',
  'domain/kernel/portable-math.ts',
  'domain/kernel/normal-distribution.ts',
];

/** What every engine rounds alike: exact results, and the square root, which IEEE 754 rounds correctly. */
const exact = new Set(['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc']);

/** Simulations, markets and the simulator replay to the bit: functions that engines round in their own way stay out of them. */
export const portableMath: Rule = {
  create(context) {
    const path = repositoryPath(context.filename);
    if (path.endsWith('.test.ts') || !folders.some((folder) => path.startsWith(folder))) return {};
    const message = 'Engines round this in their own way: take exp, ln or wholePower of portable-math.ts.';
    return {
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.object.name !== 'Math') return;
        if (node.computed || node.property.type !== 'Identifier' || !exact.has(node.property.name)) {
          context.report({ node, message });
        }
      },
      BinaryExpression(node) {
        if (node.operator === '**') context.report({ node, message });
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') context.report({ node, message });
      },
    };
  },
};
