import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from '../../features/knowledge/skills/fetch-skills.ts';

/** What the map comes to in a sentence: "You hold 18 of 120 skills; 3 are fading". */
export function useHeldSkills(strands: readonly Strand[], statusOf: (id: string) => SkillStatus): string {
  const { t } = useLingui();
  const found = strands.flatMap(({ skills }) => skills.map(({ id }) => statusOf(id)));
  const count = (wanted: readonly SkillStatus[]) => found.filter((status) => wanted.includes(status)).length;
  const all = found.length;
  const held = count(['mastered', 'known', 'fading']);
  const fading = count(['fading']);
  const learning = count(['learning']);
  if (held + learning === 0) return t`${all} skills to learn`;
  if (held === 0) return t`You are learning ${learning} of ${all} skills`;
  if (fading === 0) return t`You hold ${held} of ${all} skills`;
  return t`${plural(fading, { one: `You hold ${held} of ${all} skills; # is fading`, other: `You hold ${held} of ${all} skills; # are fading` })}`;
}
