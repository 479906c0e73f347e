import type { BankEntry, StrandQuota } from '#domain/placement/next-item.ts';
import type { Content } from './reading/content.ts';
import { bankItemsOf } from './rules/rule.ts';
import { skillHomes } from './skill-homes.ts';

/** The bank of the placement as its items are chosen, with the authors' difficulties. */
export function bankEntries(content: Content): BankEntry[] {
  const homes = skillHomes(content);
  return Array.from(bankItemsOf(content), ({ bank, item }) => ({
    id: item.id,
    strand: bank.strand,
    module: homes.get(item.skill)?.path ?? item.skill,
    difficulty: item.difficulty_b,
    isNumeric: item.kind === 'numeric',
    seconds: item.seconds,
  }));
}

/** How many items of each strand one placement asks. */
export function strandQuotas({ placement }: Content): StrandQuota[] {
  return (placement.file?.data.strands ?? []).map(({ strand, items_min, items_max }) => ({
    strand,
    least: items_min,
    most: items_max,
  }));
}
