import type { Content } from './reading/content.ts';
import { type Finding, sortFindings } from './reading/finding.ts';
import { readContent } from './reading/read-content.ts';
import { EDITORIAL_RULES, STRUCTURE_RULES } from './rules/all-rules.ts';
import type { Rule } from './rules/rule.ts';

/** Everything an author should change in the content folder, file by file; empty when the content is ready. */
export async function lintContent(directory: string): Promise<Finding[]> {
  const { findings } = await reviewContent(directory);
  return findings;
}

/** Reads content for its authors, with everything they should change. */
export function reviewContent(
  directory: string,
): Promise<{ readonly content: Content; readonly findings: Finding[] }> {
  return readAndCheck(directory, [...STRUCTURE_RULES, ...EDITORIAL_RULES]);
}

/** Reads content for the importer, with the findings that forbid importing it. */
export function readImportableContent(
  directory: string,
): Promise<{ readonly content: Content; readonly findings: Finding[] }> {
  return readAndCheck(directory, STRUCTURE_RULES);
}

async function readAndCheck(
  directory: string,
  rules: readonly Rule[],
): Promise<{ readonly content: Content; readonly findings: Finding[] }> {
  const { content, findings } = await readContent(directory);
  const checked = rules.flatMap((rule) =>
    Array.from(rule.check(content), (problem) => ({ rule: rule.name, ...problem })),
  );
  return { content, findings: sortFindings([...findings, ...checked]) };
}
