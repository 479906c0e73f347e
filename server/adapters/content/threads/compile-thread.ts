import { posix } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { placeLessons } from '../import/outline-rows.ts';
import { type RenderedLesson, renderLesson } from '../import/render-lesson.ts';
import { hashOfBody } from '../import/hash-of-body.ts';
import type { Content } from '../reading/content.ts';
import { readContent } from '../reading/read-content.ts';
import { LESSON_RULES } from '../rules/all-rules.ts';
import { applyRules, modulesOf } from '../rules/rule.ts';
import type { FromThread, Share } from './compile-in-threads.ts';

/*
 * Compiles a share of the lessons. When anything in the share is wrong it gives none of its files, and a lesson that cannot
 * be rendered is left out: whoever reads the content as a whole does them again and says what is wrong.
 */
const { directory, compiler, modules } = workerData as Share;

const { content, files, findings } = await readContent(directory, {}, new Set(modules));
const isRight = findings.length === 0 && applyRules(LESSON_RULES, content).length === 0;
// What stands outside the modules is held to rules of its own.
const own = Object.entries(files).filter(([path]) => modules.includes(posix.dirname(path)));
tell({ kind: 'files', files: isRight ? Object.fromEntries(own) : {} });
if (isRight) {
  for (const { course, module } of modulesOf(content)) {
    tell({ kind: 'lessons', lessons: renderedOf({ ...course, modules: [module] }) });
  }
}

function renderedOf(course: Content['courses'][number]): RenderedLesson[] {
  return placeLessons({ ...content, courses: [course] }).flatMap((placed) => {
    try {
      return [renderLesson({ ...placed, hash: hashOfBody(placed.lesson, content, compiler) }, content)];
    } catch {
      return [];
    }
  });
}

function tell(message: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage(message);
}
