import { checkImport } from '../check-import.ts';
import { repositoryPath } from '../repository-path.ts';
import { resolveImport } from '../resolve-import.ts';
import type { ExpressionNode, Rule, SyntaxNode } from '../rule-types.ts';
import { zoneOf } from '../zone-of.ts';

/** Holds every import, export-from, `import()`, `require()` and `import.meta.glob()` to the import table. */
export const importTable: Rule = {
  create(context) {
    const from = repositoryPath(context.filename);
    const zone = zoneOf(from);
    if (zone === 'unrestricted') return {};
    if (zone === undefined) return { Program: (node) => report(node, unknownFolder(from)) };

    function report(node: SyntaxNode, message: string | undefined): void {
      if (message !== undefined) context.report({ node, message });
    }

    function check(node: SyntaxNode, specifier: string, typeOnly: boolean): void {
      if (zone === undefined || zone === 'unrestricted') return;
      report(node, checkImport(from, zone, resolveImport(specifier, context.filename), typeOnly));
    }

    function checkExpression(node: SyntaxNode, argument: ExpressionNode | undefined): void {
      const specifiers = argument === undefined ? [] : literalSpecifiers(argument);
      for (const specifier of specifiers) check(node, specifier, false);
      if (specifiers.length === 0 && typeof zone === 'object' && !zone.zone.computedImports) {
        report(
          node,
          `${zone.name} may not import a path computed at run time: the import table cannot see it.`,
        );
      }
    }

    return {
      ImportDeclaration: (node) => check(node, node.source.value, node.importKind === 'type'),
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source.value, node.exportKind === 'type');
      },
      ExportAllDeclaration: (node) => check(node, node.source.value, node.exportKind === 'type'),
      TSImportType: (node) => check(node, node.source.value, true),
      ImportExpression: (node) => checkExpression(node, node.source),
      CallExpression(node) {
        const [first] = node.arguments;
        if (isModuleLoader(node.callee) && first?.type !== 'SpreadElement') checkExpression(node, first);
      },
    };
  },
};

function unknownFolder(path: string): string {
  return `No zone of the import table covers ${path}: give its folder a row in tools/lint/import-table.ts.`;
}

function isModuleLoader(callee: ExpressionNode): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  );
}

/** The specifiers an argument can stand for, cut at the first part that is only known at run time. */
function literalSpecifiers(argument: ExpressionNode): string[] {
  switch (argument.type) {
    case 'Literal':
      return typeof argument.value === 'string' ? [beforeGlob(argument.value)] : [];
    case 'TemplateLiteral': {
      const start = argument.quasis[0]?.value.cooked ?? '';
      return start.includes('/') ? [beforeGlob(start)] : [];
    }
    case 'ArrayExpression':
      return argument.elements.flatMap((element) =>
        element && element.type !== 'SpreadElement' ? literalSpecifiers(element) : [],
      );
    default:
      return [];
  }
}

function beforeGlob(specifier: string): string {
  // A glob that starts with `!` takes files away; what it names is never imported.
  return specifier.replace(/^!/, '').replace(/\*.*$/, '-');
}
