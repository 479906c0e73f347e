import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDINGS = new Map([
  ['text', '.lesson.md'],
  ['quiz', '.quiz.yaml'],
  ['lecture', '.lecture.yaml'],
]);

/**
 * The folder of a module.
 * @param courses the folder of all courses
 * @param place `course/module`, the module with or without its number
 * @throws RangeError when there is none
 */
export function findModule(courses: string, place: string): string {
  const [course = '', module = ''] = place.split('/');
  if (!namesIn(courses).includes(course)) {
    throw new RangeError(`There is no course '${course}'. The courses are ${namesIn(courses).join(', ')}.`);
  }
  const modules = namesIn(join(courses, course)).filter((name) => /^\d\d-/.test(name));
  const found = modules.find((name) => name === module || name.slice(3) === module);
  if (found === undefined) {
    throw new RangeError(
      `There is no module '${module}' in ${course}. The modules are ${modules.join(', ')}.`,
    );
  }
  return join(courses, course, found);
}

/**
 * The file name of a lesson that comes after those in the folder: `04-a-first-register.lesson.md`.
 * @throws RangeError when the title names none, or one whose short name is taken: no server starts with two of them
 */
export function nextFileName(existing: readonly string[], kind: string, title: string): string {
  const last = Math.max(0, ...existing.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger));
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') throw new RangeError('The title needs a letter or a digit: the file is named after it.');
  const taken = existing.find((name) => name.replace(/\..*$/, '').slice(3) === slug);
  if (taken !== undefined) {
    throw new RangeError(
      `The short name '${slug}' is already taken by ${taken}. Give the lesson another title; inside the file it may be any.`,
    );
  }
  return `${String(last + 1).padStart(2, '0')}-${slug}${ENDINGS.get(kind) ?? ''}`;
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
