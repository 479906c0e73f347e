import * as v from 'valibot';
import type { Finding } from './finding.ts';
import type { ParsedYaml, YamlPath } from './parse-yaml.ts';

/**
 * Checks parsed YAML against a content schema.
 *
 * @returns the typed value, or what an author has to change; exactly one of the two is there
 */
export function checkSchema<Schema extends v.GenericSchema>(
  schema: Schema,
  yaml: ParsedYaml,
  file: string,
): { readonly data: v.InferOutput<Schema> | undefined; readonly findings: readonly Finding[] } {
  const [problem] = yaml.problems;
  if (problem) {
    // The first mistake usually causes the others, so it is the only one worth reading.
    const hint = 'Look at quotes, indentation and colons; a text that holds ": " needs quotes around it.';
    const message = `This cannot be read as YAML (${problem.message}). ${hint}`;
    return { data: undefined, findings: [{ rule: 'yaml', file, line: problem.line, message }] };
  }
  const result = v.safeParse(schema, yaml.value);
  if (result.success) return { data: result.output, findings: [] };
  const findings = result.issues.map((issue) => {
    const path = pathOf(issue);
    const message = `${nameOf(path)} ${issue.message}`;
    return { rule: 'schema', file, line: yaml.lineOf(path), message };
  });
  return { data: undefined, findings };
}

function pathOf(issue: v.BaseIssue<unknown>): YamlPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
}

/** How a sentence about the value at `path` begins; the messages of the schemas continue it. */
function nameOf(path: YamlPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  if (typeof last === 'string') return `\`${last}\``;
  const list = path.findLast((step) => typeof step === 'string');
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of \`${list}\``;
}
