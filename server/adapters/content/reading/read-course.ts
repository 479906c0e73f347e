import { posix } from 'node:path';
import { courseSchema, moduleSchema } from '#domain/catalogue/contract.ts';
import type { CourseFolder, Lesson, ModuleFolder } from './content.ts';
import type { ContentFolder } from './content-folder.ts';
import { parseLessonName, readLesson } from './read-lesson.ts';
import { VALUES_FILE } from './read-values.ts';
import { MEDIA_FILE, namedFiles } from './read-video.ts';

const MODULE_FOLDER = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Reads courses/<slug>/ with its modules and their lessons.
 *
 * @param wanted the folders of the modules to read; all when left out
 */
export async function readCourse(
  folder: ContentFolder,
  slug: string,
  wanted?: ReadonlySet<string>,
): Promise<CourseFolder> {
  const path = posix.join('courses', slug);
  const modules: ModuleFolder[] = [];
  for (const entry of await folder.list(path)) {
    if (!entry.isFolder && entry.name === 'course.yaml') continue;
    const match = entry.isFolder ? MODULE_FOLDER.exec(entry.name) : null;
    if (match?.[2] === undefined) {
      const message =
        'A course holds course.yaml and one folder for each module, named like 01-map-of-risks.';
      folder.report('file-name', posix.join(path, entry.name), 1, message);
      continue;
    }
    const modulePath = posix.join(path, entry.name);
    if (wanted && !wanted.has(modulePath)) continue;
    modules.push(await readModule(folder, modulePath, Number(match[1]), match[2]));
  }
  const file = await folder.readYaml(posix.join(path, 'course.yaml'), courseSchema);
  return { slug, path: folder.shownPath(path), file, modules };
}

async function readModule(
  folder: ContentFolder,
  path: string,
  order: number,
  slug: string,
): Promise<ModuleFolder> {
  const lessons: Lesson[] = [];
  const lessonNames: ModuleFolder['lessonNames'][number][] = [];
  const mediaFiles: string[] = [];
  for (const { name, isFolder } of await folder.list(path)) {
    if (name === 'module.yaml') continue;
    if (!isFolder && (MEDIA_FILE.test(name) || VALUES_FILE.test(name))) {
      mediaFiles.push(name);
      continue;
    }
    const lessonPath = posix.join(path, name);
    const lessonName = isFolder ? undefined : parseLessonName(name);
    if (lessonName === undefined) {
      const message =
        'A module holds module.yaml and lessons named like 01-first-steps.lesson.md, 02-a-gap.lecture.yaml or 03-check.quiz.yaml.';
      folder.report('file-name', lessonPath, 1, message);
      continue;
    }
    lessonNames.push({ ...lessonName, path: folder.shownPath(lessonPath) });
    const lesson = await readLesson(folder, lessonPath, lessonName);
    if (lesson) lessons.push(lesson);
  }
  reportUnused(folder, path, mediaFiles, lessons);
  const file = await folder.readYaml(posix.join(path, 'module.yaml'), moduleSchema);
  return { order, slug, path: folder.shownPath(path), file, lessons, lessonNames };
}

function reportUnused(
  folder: ContentFolder,
  path: string,
  mediaFiles: readonly string[],
  lessons: readonly Lesson[],
): void {
  const used = new Set(lessons.flatMap(filesOf));
  for (const name of mediaFiles) {
    if (used.has(name)) continue;
    const kind = VALUES_FILE.test(name) ? 'lesson' : 'video';
    const message = `No ${kind} of this module names this file. Name it there, or remove it.`;
    folder.report('file-name', posix.join(path, name), 1, message);
  }
}

function filesOf(lesson: Lesson): string[] {
  if (lesson.kind === 'video') return namedFiles(lesson.data).map(({ name }) => name);
  return lesson.kind === 'quiz' ? [] : Object.values(lesson.data.data).flatMap(({ file }) => file ?? []);
}
