import { Plural, Trans } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from './fetch-skills.ts';
import { SkillLink } from './skill-link.tsx';
import { useStrandNames } from './use-strand-names.ts';
import { useSkillLevelNames } from './use-skill-level-names.ts';

interface SkillListProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** Every skill in words, a strand at a time: what it is, its level, its state and what it rests on. The map shows the same. */
export function SkillList({ strands, statusOf }: SkillListProps) {
  const strandNames = useStrandNames();
  const strandName = (id: string) => strandNames.get(id) ?? id;
  const levels = useSkillLevelNames();
  const byId = new Map(strands.flatMap(({ skills }) => skills.map((skill) => [skill.id, skill])));
  return (
    <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:items-start">
      {strands.map(({ id, skills }) => (
        <details key={id} className="border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2">
            <h3 className="inline text-20">{strandName(id)}</h3>{' '}
            <span className="text-15 text-muted">
              <Plural value={skills.length} one="# skill" other="# skills" />
            </span>
          </summary>
          <ul className="grid gap-4 pt-2 pb-4">
            {skills.map((skill) => {
              const needs = skill.needs.flatMap((need) => byId.get(need)?.name ?? []);
              return (
                <li key={skill.id} className="grid gap-1">
                  <SkillLink skill={skill} status={statusOf(skill.id)} />
                  <p className="text-15 text-muted">{skill.can_do}</p>
                  <p className="text-13 text-muted">
                    {levels[skill.level - 1]}
                    {needs.length > 0 && (
                      <>
                        {' · '}
                        <Trans>rests on: {needs.join(', ')}</Trans>
                      </>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </div>
  );
}
