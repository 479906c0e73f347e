import type { Content } from '../../reading/content.ts';
import { modulesOf, type Problem, type Rule } from '../rule.ts';

type Numbered = {
  readonly order: number;
  readonly slug: string;
  readonly file: string;
  /** Asked only of a wrong entry: finding a line takes as long as reading the file. */
  readonly line: () => number;
};

/** Courses, modules and lessons are numbered 1, 2, 3, ... without gaps. */
export const numbering: Rule = {
  name: 'numbering',
  *check(content) {
    for (const { noun, entries } of numberedLists(content)) {
      for (const [index, entry] of entries.toSorted((a, b) => a.order - b.order).entries()) {
        if (entry.order === index + 1) continue;
        const message = `This ${noun} has the number ${entry.order}, but the next free number is ${index + 1}. \
Number the ${noun}s 1, 2, 3 and so on, without gaps and without repeating one.`;
        yield { file: entry.file, line: entry.line(), message };
        break;
      }
    }
  },
};

/** The short name of a module or lesson is part of its identity, so it appears once among its neighbours. */
export const uniqueSlugs: Rule = {
  name: 'unique-slugs',
  *check(content) {
    for (const { noun, entries } of numberedLists(content)) yield* repeatedSlugs(noun, entries);
  },
};

function* repeatedSlugs(noun: string, entries: readonly Numbered[]): Iterable<Problem> {
  const first = new Map<string, Numbered>();
  for (const entry of entries) {
    const earlier = first.get(entry.slug);
    first.set(entry.slug, earlier ?? entry);
    if (!earlier) continue;
    const message = `The short name '${entry.slug}' is already taken by ${earlier.file}. Give this ${noun} another one.`;
    yield { file: entry.file, line: entry.line(), message };
  }
}

const firstLine = () => 1;

function* numberedLists(content: Content): Iterable<{ noun: string; entries: readonly Numbered[] }> {
  const courses = content.courses.flatMap(({ file, slug }) =>
    file ? [{ order: file.data.order, slug, file: file.path, line: () => file.lineOf(['order']) }] : [],
  );
  yield { noun: 'course', entries: courses };
  yield {
    noun: 'scenario',
    entries: content.scenarios.map(({ order, slug, path }) => ({ order, slug, file: path, line: firstLine })),
  };
  for (const { modules } of content.courses) {
    yield {
      noun: 'module',
      entries: modules.map(({ order, slug, path }) => ({ order, slug, file: path, line: firstLine })),
    };
  }
  for (const { module } of modulesOf(content)) {
    const lessons = module.lessonNames.map(({ order, slug, path }) => ({
      order,
      slug,
      file: path,
      line: firstLine,
    }));
    yield { noun: 'lesson', entries: lessons };
  }
}
