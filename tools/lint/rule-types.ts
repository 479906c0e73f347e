import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports the tester but not the types it takes, so they are read off its signature.
type AnyRule = Parameters<RuleTester['run']>[1];

/** A lint rule in ESLint's shape, as oxlint runs it. */
export type Rule = Extract<AnyRule, { create: (context: never) => unknown }>;
export type RuleContext = Parameters<NonNullable<Rule['create']>>[0];
type Visitor = ReturnType<NonNullable<Rule['create']>>;

type VisitorArgument<Key extends keyof Visitor> = Parameters<NonNullable<Visitor[Key]>>[0];
export type ExpressionNode = VisitorArgument<'CallExpression'>['callee'];
export type SyntaxNode = Parameters<RuleContext['sourceCode']['isGlobalReference']>[0];
