import { isGenerated } from '#domain/quiz/generated-item.ts';
import { skillHomes } from '../../skill-homes.ts';
import { itemsOfLesson, problemAt, type Rule } from '../rule.ts';

/**
 * A skill has its home in the module that teaches it first, in the order of the courses. A written home
 * asks for it in items enough that a review months later need not ask what was asked before.
 */
export const homeSkillItems: Rule = {
  name: 'home-skill-items',
  *check(content) {
    const standard = content.editorial?.data.interactive;
    if (!standard) return;
    const { skill_items: least, generated_items: leastGenerated } = standard;
    for (const [skill, { module }] of skillHomes(content)) {
      const { file } = module;
      if (file?.data.status !== 'written') continue;
      const items = module.lessons.flatMap(itemsOfLesson).filter(({ item }) => item.skill === skill);
      const generated = items.filter(({ item }) => isGenerated(item)).length;
      if (items.length >= least && generated >= leastGenerated) continue;
      const message = `The skill '${skill}' has its home here: reviews take their items from this module, which has ${items.length} \
of it, ${generated} with \`variables\`. Write at least ${least}, of them ${leastGenerated} with \`variables\`; those of checks and those \
with \`instead_of\` count.`;
      yield problemAt(file, ['skills'], message);
    }
  },
};
