import { Plural } from '@lingui/react/macro';
import type { Strand } from './fetch-skills.ts';
import { SkillMark } from './skill-mark.tsx';
import { SKILL_STATES, type SkillState } from './skill-state.ts';

interface SkillCountsProps {
  strands: readonly Strand[];
  stateOf: (skillId: string) => SkillState;
}

/** The key of the map: each mark, what it stands for, and how many skills have it. */
export function SkillCounts({ strands, stateOf }: SkillCountsProps) {
  const all = strands.flatMap(({ skills }) => skills.map(({ id }) => stateOf(id)));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-15">
      {SKILL_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <SkillMark state={state} />
          <CountOf state={state} count={all.filter((found) => found === state).length} />
        </li>
      ))}
    </ul>
  );
}

function CountOf({ state, count }: { state: SkillState; count: number }) {
  switch (state) {
    case 'mastered':
      return <Plural value={count} one="# mastered" other="# mastered" />;
    case 'known':
      return <Plural value={count} one="# known" other="# known" />;
    case 'fading':
      return <Plural value={count} one="# fading" other="# fading" />;
    case 'learning':
      return <Plural value={count} one="# learning" other="# learning" />;
    case 'not-met':
      return <Plural value={count} one="# not met" other="# not met" />;
  }
}
