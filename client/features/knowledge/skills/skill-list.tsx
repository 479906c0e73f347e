import { Trans } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from './fetch-skills.ts';
import { SkillLink } from './skill-link.tsx';
import { useStrandNames } from './use-strand-names.ts';
import { useSkillLevelNames } from './use-skill-level-names.ts';

interface SkillListProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** Every skill in words: what it is, its level, its state and what it rests on. The map shows the same. */
export function SkillList({ strands, statusOf }: SkillListProps) {
  const strandNames = useStrandNames();
  const strandName = (id: string) => strandNames.get(id) ?? id;
  const levels = useSkillLevelNames();
  const byId = new Map(strands.flatMap(({ skills }) => skills.map((skill) => [skill.id, skill])));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-start">
      {strands.map(({ id, skills }) => (
        <section key={id} className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-20">{strandName(id)}</h3>
          <ul className="grid gap-4">
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
        </section>
      ))}
    </div>
  );
}
