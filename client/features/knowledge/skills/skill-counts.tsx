import { Plural } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from './fetch-skills.ts';
import { SkillMark } from './skill-mark.tsx';

interface SkillCountsProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** From what is held to what was not met. */
const SHOWN_STATUSES = ['mastered', 'known', 'fading', 'learning', 'not_met'] as const;

/** The key of the map: each mark, what it stands for, and how many skills have it. */
export function SkillCounts({ strands, statusOf }: SkillCountsProps) {
  const all = strands.flatMap(({ skills }) => skills.map(({ id }) => statusOf(id)));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-15">
      {SHOWN_STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <SkillMark status={status} />
          <CountOf status={status} count={all.filter((found) => found === status).length} />
        </li>
      ))}
    </ul>
  );
}

function CountOf({ status, count }: { status: SkillStatus; count: number }) {
  switch (status) {
    case 'mastered':
      return <Plural value={count} one="# mastered" other="# mastered" />;
    case 'known':
      return <Plural value={count} one="# known" other="# known" />;
    case 'fading':
      return <Plural value={count} one="# fading" other="# fading" />;
    case 'learning':
      return <Plural value={count} one="# learning" other="# learning" />;
    case 'not_met':
      return <Plural value={count} one="# not met" other="# not met" />;
  }
}
