import type { SkillsFile } from '#domain/catalogue/contract.ts';
import { problemAt, type Rule } from '../rule.ts';

type Skill = SkillsFile['skills'][number];

/** No skill has to be learned before itself. */
export const skillGraph: Rule = {
  name: 'skill-graph',
  *check({ skills: file }) {
    if (!file) return;
    const known = new Map(file.data.skills.map((skill) => [skill.id, skill]));
    for (const [index, skill] of file.data.skills.entries()) {
      if (!comesBefore(skill.id, skill, known)) continue;
      const message = `'${skill.id}' would have to be learned before itself. Take out one of its prerequisites.`;
      yield problemAt(file, ['skills', index, 'prerequisites'], message);
    }
  },
};

/** Whether the skill called `id` is among what has to be learned before another, directly or not. */
function comesBefore(
  id: string,
  skill: Skill,
  known: ReadonlyMap<string, Skill>,
  seen = new Set<string>(),
): boolean {
  return skill.prerequisites.some((prerequisite) => {
    if (prerequisite === id) return true;
    const before = known.get(prerequisite);
    if (!before || seen.has(prerequisite)) return false;
    seen.add(prerequisite);
    return comesBefore(id, before, known, seen);
  });
}
