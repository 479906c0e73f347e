import { textLessonSchema } from '#domain/catalogue/contract.ts';
import { lectureSchema } from '#domain/catalogue/lecture/lecture-contract.ts';
import { quizSchema } from '#domain/quiz/quiz-contract.ts';
import type { Lesson, LessonName } from './content.ts';
import type { ContentFolder } from './content-folder.ts';
import { readValues } from './read-values.ts';
import { readVideo } from './read-video.ts';

/** The names of the files of lessons. */
export const LESSON_FILE = /^(?<order>\d\d)-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<ending>[a-z]+\.[a-z]+)$/;

const KINDS = new Map<string, LessonName['kind']>([
  ['lesson.md', 'text'],
  ['quiz.yaml', 'quiz'],
  ['lecture.yaml', 'lecture'],
  ['video.yaml', 'video'],
]);

const FRONT_MATTER = /^---\n(?<yaml>[\s\S]*?\n)---(?:\n(?<markdown>[\s\S]*))?$/;

/** Reads order, slug and kind from a file name; undefined when it is not the name of a lesson. */
export function parseLessonName(fileName: string): LessonName | undefined {
  const groups = LESSON_FILE.exec(fileName)?.groups;
  const kind = KINDS.get(groups?.ending ?? '');
  if (groups?.order === undefined || groups.slug === undefined || kind === undefined) return undefined;
  return { order: Number(groups.order), slug: groups.slug, kind };
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
  if (kind === 'lecture') {
    const file = await folder.readYaml(path, lectureSchema);
    return file && { ...file, ...(await readValues(folder, path, file)), kind, order, slug };
  }
  if (kind === 'video') {
    const file = await readVideo(folder, path);
    return file && { ...file, kind, order, slug };
  }
  const text = (await folder.readText(path)) ?? '';
  const groups = FRONT_MATTER.exec(text)?.groups;
  if (groups?.yaml === undefined) {
    const message = 'The file must begin with a block of facts between two lines of three hyphens (---).';
    folder.report('schema', path, 1, message);
    return undefined;
  }
  const file = folder.check(path, groups.yaml, textLessonSchema, 2);
  const markdownLine = groups.yaml.split('\n').length + 2;
  if (!file) return undefined;
  const values = await readValues(folder, path, file);
  return { ...file, ...values, kind, order, slug, markdown: groups.markdown ?? '', markdownLine };
}
