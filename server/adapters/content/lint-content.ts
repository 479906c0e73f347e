import type { Content } from './reading/content.ts';
import { type Finding, sortFindings } from './reading/finding.ts';
import type { KnownFiles } from './reading/known-files.ts';
import { type ReadContent, readContent } from './reading/read-content.ts';
import { EDITORIAL_RULES, LESSON_RULES, OUTLINE_RULES } from './rules/all-rules.ts';
import type { Rule } from './rules/rule.ts';

/** Everything an author should change in the content folder, file by file; empty when the content is ready. */
export async function lintContent(directory: string): Promise<Finding[]> {
  const { findings } = await reviewContent(directory);
  return findings;
}

/** Reads content for its authors, with everything they should change. */
export async function reviewContent(
  directory: string,
): Promise<{ readonly content: Content; readonly findings: Finding[] }> {
  const { content, findings } = await readContent(directory);
  const rules = [...OUTLINE_RULES, ...LESSON_RULES, ...EDITORIAL_RULES];
  return { content, findings: sortFindings([...findings, ...apply(rules, content)]) };
}

/**
 * Reads content for the importer, with the findings that forbid importing it.
 *
 * @param known files of an import that succeeded
 */
export async function readImportableContent(directory: string, known: KnownFiles = {}): Promise<ReadContent> {
  const read = await readContent(directory, known);
  const { content, findings } = read;
  const found = [...apply(OUTLINE_RULES, content), ...apply(LESSON_RULES, withoutKnown(content))];
  return { ...read, findings: sortFindings([...findings, ...found]) };
}

function apply(rules: readonly Rule[], content: Content): Finding[] {
  return rules.flatMap((rule) =>
    Array.from(rule.check(content), (problem) => ({ rule: rule.name, ...problem })),
  );
}

/** The same content with no lessons but those that changed. */
function withoutKnown(content: Content): Content {
  const courses = content.courses.map((course) => ({
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.filter(({ isKnown }) => !isKnown),
    })),
  }));
  return { ...content, courses };
}
