import type { Content } from './reading/content.ts';
import { type Finding, sortFindings } from './reading/finding.ts';
import type { KnownFiles } from './reading/known-files.ts';
import { type ReadContent, readContent } from './reading/read-content.ts';
import { OUTLINE_RULES } from './rules/outline-rules.ts';
import { applyRules, banksAsQuizzes, lessonsOf } from './rules/rule.ts';

/**
 * Reads content for the importer, with the findings that forbid importing it.
 *
 * @param known files of an import that succeeded
 */
export async function readImportableContent(directory: string, known: KnownFiles = {}): Promise<ReadContent> {
  const read = await readContent(directory, known);
  const { content, findings } = read;
  const found = [...applyRules(OUTLINE_RULES, content), ...(await findingsOfChanged(content))];
  return { ...read, findings: sortFindings([...findings, ...found]) };
}

/** The rules of lessons and banks bring all that renders them, which most starts need not load. */
async function findingsOfChanged(content: Content): Promise<Finding[]> {
  const lessons = withoutKnown(content);
  const banks = content.placement.banks.filter(({ isKnown }) => !isKnown);
  const [first] = lessonsOf(lessons);
  if (!first && banks.length === 0) return [];
  const { BANK_RULES, LESSON_RULES } = await import('./rules/all-rules.ts');
  return [
    ...applyRules(LESSON_RULES, lessons),
    ...applyRules(BANK_RULES.import, banksAsQuizzes(content, banks)),
  ];
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
