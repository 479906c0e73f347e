import type { Content, CourseFolder, ModuleFolder } from './reading/content.ts';
import type { Finding } from './reading/finding.ts';
import { hashOfText } from './reading/known-files.ts';
import { applyRules, modulesOf, type Rule } from './rules/rule.ts';

/** What was found in modules, by their folder, and the hash of everything that it was found in. */
export type CheckedModules = Readonly<
  Record<string, { readonly hash: string; readonly findings: readonly Finding[] }>
>;

/**
 * Asks rules that look at one module, and at what stands outside the courses, for what is wrong with each module.
 *
 * @param texts the hashes of all files by their path
 * @param known what was found before: it holds while the texts of a module, and all outside the courses, are the same
 */
export function checkModules(
  rules: readonly Rule[],
  content: Content,
  texts: ReadonlyMap<string, string>,
  known: CheckedModules = {},
): CheckedModules {
  const folders = content.courses.map(({ path }) => `${path}/`);
  // No rule about a module looks at the items of the placement.
  const apart = [...folders, ...content.placement.banks.map(({ path }) => path)];
  const shared = [...texts].filter(([path]) => !apart.some((folder) => path.startsWith(folder)));
  const checked = Array.from(modulesOf(content), ({ course, module }) => {
    const own = [...texts].filter(([path]) => path.startsWith(`${module.path}/`));
    const hash = hashOfText(JSON.stringify([shared, own]));
    const before = known[module.path];
    const result =
      before?.hash === hash
        ? before
        : { hash, findings: applyRules(rules, onlyModule(content, course, module)) };
    return [module.path, result] as const;
  });
  return Object.fromEntries(checked);
}

/** The same content with a single module. */
function onlyModule(content: Content, course: CourseFolder, module: ModuleFolder): Content {
  return { ...content, courses: [{ ...course, modules: [module] }] };
}
