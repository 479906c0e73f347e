/** `npm run new-lesson -- <course>/<module> <text|quiz|lecture> "Title"`: a lesson to fill in, which content:check leads through. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { moduleSchema } from '#domain/catalogue/contract.ts';
import { lectureSkeleton } from './new-lesson/lecture-skeleton.ts';
import { findModule, nextFileName } from './new-lesson/place-lesson.ts';
import { quizSkeleton } from './new-lesson/quiz-skeleton.ts';
import type { NewLesson } from './new-lesson/skeleton.ts';
import { textSkeleton } from './new-lesson/text-skeleton.ts';

const SKELETONS = { text: textSkeleton, quiz: quizSkeleton, lecture: lectureSkeleton };

const USAGE =
  'Name a module, a kind and a title: npm run new-lesson -- risk-management-with-ai/map-of-risks text "A first register"';

try {
  createLesson(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws RangeError with one sentence for the author */
function createLesson([place = '', kind = '', title = '']: string[]): void {
  const skeleton = new Map(Object.entries(SKELETONS)).get(kind);
  if (!skeleton || title.trim() === '') throw new RangeError(USAGE);
  const courses = join(process.env.CONTENT_DIR ?? join(import.meta.dirname, '..', 'content'), 'courses');
  const folder = findModule(courses, place);
  const module = v.parse(moduleSchema, parse(readFileSync(join(folder, 'module.yaml'), 'utf8')));
  const name = nextFileName(readdirSync(folder), kind, title);
  const lesson: NewLesson = {
    title,
    today: new Date().toISOString().slice(0, 10),
    skill: module.skills[0] ?? '',
    misconceptions: module.misconceptions,
  };
  writeFileSync(join(folder, name), skeleton(lesson), { flag: 'wx' });
  console.log(join(folder, name));
  console.log(
    'Next: npm run content:preview shows it as a learner sees it, npm run content:check says what is left.',
  );
}
