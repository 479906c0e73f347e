import type { Content, ModuleFolder } from './reading/content.ts';

/**
 * Each skill with the module that teaches it first, in the order of the courses, whether that is written yet or not.
 * `path` names it as course/module.
 */
export function skillHomes(
  content: Pick<Content, 'courses'>,
): ReadonlyMap<string, { readonly module: ModuleFolder; readonly path: string }> {
  const homes = new Map<string, { module: ModuleFolder; path: string }>();
  const courses = content.courses.toSorted((a, b) => (a.file?.data.order ?? 0) - (b.file?.data.order ?? 0));
  for (const course of courses) {
    for (const module of course.modules) {
      for (const skill of module.file?.data.skills ?? []) {
        if (!homes.has(skill)) homes.set(skill, { module, path: `${course.slug}/${module.slug}` });
      }
    }
  }
  return homes;
}
