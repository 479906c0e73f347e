import { useLingui } from '@lingui/react';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from './fetch-skills.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { SkillMark } from './skill-mark.tsx';
import { useStatusNames } from './use-status-names.ts';

interface SkillCountsProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** From what is held to what was not met. */
const SHOWN_STATUSES = ['mastered', 'known', 'fading', 'learning', 'not_met'] as const;

/** The key of the map: each mark, what it stands for, and how many skills have it. */
export function SkillCounts({ strands, statusOf }: SkillCountsProps) {
  const { i18n } = useLingui();
  const statusName = useStatusNames();
  const all = strands.flatMap(({ skills }) => skills.map(({ id }) => statusOf(id)));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-15">
      {SHOWN_STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <SkillMark status={status} />
          <span>
            <span className="font-semibold">
              {formatNumber(all.filter((found) => found === status).length, i18n.locale)}
            </span>{' '}
            {statusName[status]}
          </span>
        </li>
      ))}
    </ul>
  );
}
