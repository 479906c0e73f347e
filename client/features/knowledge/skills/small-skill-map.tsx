import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Strand } from './fetch-skills.ts';
import { SkillMark } from './skill-mark.tsx';
import { useSkillLevelNames } from './use-skill-level-names.ts';
import { useStrandNames } from './use-strand-names.ts';

interface SmallSkillMapProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** The map of skills at a glance: each stands where it stands on the large one, to which the link leads. */
export function SmallSkillMap({ strands, statusOf }: SmallSkillMapProps) {
  const strandNames = useStrandNames();
  const levels = useSkillLevelNames();
  return (
    <div className="grid gap-3">
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_auto_1fr] items-center sm:grid-cols-[auto_auto_auto_1fr]"
      >
        <span className="max-sm:hidden" />
        {levels.map((level) => (
          <span key={level} className="px-3 pb-1 text-13 text-muted max-sm:first-of-type:ps-0">
            {level}
          </span>
        ))}
        {strands.map(({ id, skills }) => (
          <Fragment key={id}>
            <span className="border-t border-line py-1 pe-2 text-13 font-medium max-sm:col-span-3 max-sm:pt-2 sm:flex sm:h-full sm:items-center lg:whitespace-nowrap">
              {strandNames.get(id) ?? id}
            </span>
            {levels.map((level, place) => (
              <span
                key={level}
                className="flex h-full flex-wrap items-center gap-x-1.5 gap-y-1 py-1 pe-2 md:flex-nowrap md:gap-x-[0.1875rem] sm:border-s sm:border-t sm:border-line sm:ps-3"
              >
                {skills
                  .filter((skill) => skill.level === place + 1)
                  .map((skill) => (
                    <SkillMark key={skill.id} status={statusOf(skill.id)} />
                  ))}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
      <Link
        to="/skills"
        className="inline-flex min-h-6 items-center justify-self-start text-plum underline underline-offset-4 pointer-coarse:min-h-11"
      >
        <Trans>Open the map</Trans>
      </Link>
    </div>
  );
}
