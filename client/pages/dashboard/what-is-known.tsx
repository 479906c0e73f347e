import type { MetSkill } from '#domain/knowledge/contract.ts';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { ReadMemoryResponse } from '#domain/knowledge/today-contract.ts';
import type { Strand } from '../../features/knowledge/skills/fetch-skills.ts';
import { SkillCounts } from '../../features/knowledge/skills/skill-counts.tsx';
import { SmallSkillMap } from '../../features/knowledge/skills/small-skill-map.tsx';
import { MemorySection } from '../../features/learning/memory/memory-section.tsx';
import { useHeldSkills } from '../skills/use-held-skills.ts';

interface HeldSkillsProps {
  strands: readonly Strand[];
  met: ReadonlyMap<string, MetSkill>;
}

/** How many of all skills the learner holds, as a small map. */
function HeldSkills({ strands, met }: HeldSkillsProps) {
  const statusOf = (id: string): SkillStatus => met.get(id)?.status ?? 'not_met';
  const title = useHeldSkills(strands, statusOf);
  return (
    <section aria-labelledby="held-skills" className="grid content-start gap-4 border-t border-line pt-4">
      <h2 id="held-skills" className="text-24">
        {title}
      </h2>
      <SmallSkillMap strands={strands} statusOf={statusOf} />
      <SkillCounts strands={strands} statusOf={statusOf} />
    </section>
  );
}

interface WhatIsKnownProps {
  strands: readonly Strand[] | undefined;
  met: ReadonlyMap<string, MetSkill> | undefined;
  memory: ReadMemoryResponse | undefined;
}

/** What the learner holds, and what they remember of it; nothing of either before there is something. */
export function WhatIsKnown({ strands, met, memory }: WhatIsKnownProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
      {strands && met && met.size > 0 && <HeldSkills strands={strands} met={met} />}
      {memory && memory.skills > 0 && <MemorySection memory={memory} />}
    </div>
  );
}
