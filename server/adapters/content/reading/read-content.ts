import { posix } from 'node:path';
import {
  misconceptionsSchema,
  questionsSchema,
  skillsSchema,
  sourcesSchema,
} from '#domain/catalogue/contract.ts';
import { editorialSchema } from '#domain/catalogue/editorial-contract.ts';
import { glossarySchema } from '#domain/catalogue/glossary-contract.ts';
import { plansSchema } from '#domain/catalogue/plan-contract.ts';
import { siteSchema } from '#domain/catalogue/site-contract.ts';
import type { Content, CourseFolder } from './content.ts';
import { ContentFolder } from './content-folder.ts';
import type { Finding } from './finding.ts';
import type { KnownFiles } from './known-files.ts';
import { readCourse } from './read-course.ts';
import { readMentor } from './read-mentor.ts';
import { readPlacement } from './read-placement.ts';
import { readScenarios } from './read-scenarios.ts';

const COURSE_FOLDER = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What was read, what is wrong with the rest, and how many files had to be parsed for it. */
export type ReadContent = {
  readonly content: Content;
  readonly findings: readonly Finding[];
  readonly files: KnownFiles;
  /** The hash of each text that was read, by the path that authors see. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parsed: number;
};

/**
 * Reads the content folder. Whatever cannot be read, or does not keep its schema, is left out and reported; the
 * rules of the linter work on the rest.
 *
 * @param known files of an earlier reading, which are not parsed again while their text is the same
 * @param modules the folders of those to read; all when left out
 */
export async function readContent(
  directory: string,
  known: KnownFiles = {},
  modules?: ReadonlySet<string>,
): Promise<ReadContent> {
  const folder = new ContentFolder(directory, known);
  const courses: CourseFolder[] = [];
  for (const entry of await folder.list('courses')) {
    if (entry.isFolder && COURSE_FOLDER.test(entry.name)) {
      courses.push(await readCourse(folder, entry.name, modules));
    } else {
      const message = 'courses/ holds one folder for each course, named in small letters with hyphens.';
      folder.report('file-name', posix.join('courses', entry.name), 1, message);
    }
  }
  if (courses.length === 0) {
    folder.report('missing-file', 'courses', 1, 'There is no course. Add a folder for each course.');
  }
  const content = {
    site: await folder.readYaml('site.yaml', siteSchema),
    plans: await folder.readYaml('plans.yaml', plansSchema),
    questions: await folder.readYaml('assessment/questions.yaml', questionsSchema),
    skills: await folder.readYaml('skills.yaml', skillsSchema),
    misconceptions: await folder.readYaml('misconceptions.yaml', misconceptionsSchema),
    sources: await folder.readYaml('sources.yaml', sourcesSchema),
    glossary: await folder.readYaml('glossary.yaml', glossarySchema),
    editorial: await folder.readYaml('editorial.yaml', editorialSchema, { optional: true }),
    mentor: await readMentor(folder),
    placement: await readPlacement(folder),
    scenarios: await readScenarios(folder),
    courses,
  };
  const { findings, files, texts, parsed } = folder;
  return { content, findings, files, texts, parsed };
}
