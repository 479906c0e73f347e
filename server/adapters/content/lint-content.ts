import { checkModules, type CheckedModules } from './check-modules.ts';
import type { Content } from './reading/content.ts';
import { type Finding, sortFindings } from './reading/finding.ts';
import type { KnownFiles } from './reading/known-files.ts';
import { readContent } from './reading/read-content.ts';
import { BANK_RULES, CONTENT_RULES, LESSON_RULES, MODULE_RULES } from './rules/all-rules.ts';
import { OUTLINE_RULES } from './rules/outline-rules.ts';
import { applyRules, banksAsQuizzes } from './rules/rule.ts';

/** Everything an author should change in the content folder, file by file; empty when the content is ready. */
export async function lintContent(directory: string): Promise<Finding[]> {
  const { findings } = await reviewContent(directory);
  return findings;
}

/** What a review has read and found, for the next one. */
export type Reviewed = { readonly files: KnownFiles; readonly modules: CheckedModules };

/**
 * Reads content for its authors, with everything they should change.
 *
 * @param known what an earlier review of the same code came to: what has not changed is neither parsed nor checked again
 */
export async function reviewContent(
  directory: string,
  known?: Reviewed,
): Promise<{ readonly content: Content; readonly findings: Finding[]; readonly reviewed: Reviewed }> {
  const { content, findings, files, texts } = await readContent(directory, known?.files);
  const modules = checkModules([...LESSON_RULES, ...MODULE_RULES], content, texts, known?.modules);
  const found = [
    ...findings,
    ...applyRules([...OUTLINE_RULES, ...CONTENT_RULES], content),
    ...applyRules(
      [...BANK_RULES.import, ...BANK_RULES.check],
      banksAsQuizzes(content, content.placement.banks),
    ),
    ...Object.values(modules).flatMap((module) => module.findings),
  ];
  return { content, findings: sortFindings(found), reviewed: { files, modules } };
}
