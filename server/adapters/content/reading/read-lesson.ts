import { textLessonSchema } from '#domain/catalogue/contract.ts';
import { quizSchema } from '#domain/catalogue/quiz-contract.ts';
import type { Lesson, LessonName } from './content.ts';
import type { ContentFolder } from './content-folder.ts';
import { parseYaml } from './parse-yaml.ts';

const LESSON_FILE = /^(?<order>\d\d)-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<kind>lesson\.md|quiz\.yaml)$/;

const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)---(?:\n(?<markdown>[\s\S]*))?$/;

/** Reads order, slug and kind from a file name; undefined when it is not the name of a lesson. */
export function parseLessonName(fileName: string): LessonName | undefined {
  const groups = LESSON_FILE.exec(fileName)?.groups;
  if (groups?.order === undefined || groups.slug === undefined) return undefined;
  return {
    order: Number(groups.order),
    slug: groups.slug,
    kind: groups.kind === 'lesson.md' ? 'text' : 'quiz',
  };
}

/** Reads one lesson; undefined, with findings in the folder, when it is not as it should be. */
export async function readLesson(
  folder: ContentFolder,
  path: string,
  { order, slug, kind }: LessonName,
): Promise<Lesson | undefined> {
  if (kind === 'quiz') {
    const file = await folder.readYaml(path, quizSchema);
    return file && { ...file, kind, order, slug };
  }
  const text = (await folder.readText(path)) ?? '';
  const groups = FRONT_MATTER.exec(text)?.groups;
  if (groups?.yaml === undefined) {
    const message = 'The file must begin with a block of facts between two lines of three hyphens (---).';
    folder.report('schema', path, 1, message);
    return undefined;
  }
  const file = folder.check(path, parseYaml(groups.yaml, 2), textLessonSchema);
  const markdownLine = groups.yaml.split('\n').length + 2;
  return file && { ...file, kind, order, slug, markdown: groups.markdown ?? '', markdownLine };
}
