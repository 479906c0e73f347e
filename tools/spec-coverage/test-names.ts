/**
 * The first argument of `test(...)`, of a function made from it such as `policyTest(...)`, or of the call that
 * `test.each(...)` gives. `test.skip` and `test.todo` are no tests: they fail for nothing.
 */
const NAMED_TEST =
  /(?:\b\w*[tT]est|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/** The names of the tests of a file as they are written there, so with `%s` and `$name` for what each case fills in. */
export function testNames(source: string): string[] {
  return [...source.matchAll(NAMED_TEST)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}
