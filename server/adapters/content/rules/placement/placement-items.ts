import { DIFFICULTY_RANGES, type PlacementLevel } from '#domain/placement/levels.ts';
import { bankItemsOf, problemAt, type Rule } from '../rule.ts';

/** An item of the placement belongs to its strand, is as difficult as its level says, and has an id of its own. */
export const placementItems: Rule = {
  name: 'placement-items',
  *check(content) {
    const strands = new Map(content.skills?.data.skills.map(({ id, strand }) => [id, strand]));
    const homes = new Map<string, string>();
    for (const { bank, item, path } of bankItemsOf(content)) {
      const strand = strands.get(item.skill);
      if (strand !== undefined && strand !== bank.strand) {
        const message = `The skill '${item.skill}' belongs to the strand '${strand}'. Move the item to ${strand}.yaml.`;
        yield problemAt(bank, [...path, 'skill'], message);
      }
      const [from, to] = DIFFICULTY_RANGES[item.level as PlacementLevel];
      if (item.difficulty_b < from || item.difficulty_b > to) {
        const message = `The \`difficulty_b\` of an item of level ${item.level} lies from ${from} to ${to}.`;
        yield problemAt(bank, [...path, 'difficulty_b'], message);
      }
      if (item.hints.length > 0) {
        yield problemAt(bank, [...path, 'hints'], 'Placement gives no hints. Remove them.');
      }
      const home = homes.get(item.id);
      if (home !== undefined) {
        const message = `The id '${item.id}' is already used in ${home}. Give this item another one.`;
        yield problemAt(bank, [...path, 'id'], message);
      }
      homes.set(item.id, bank.path);
    }
  },
};
