import { Link } from '@tanstack/react-router';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import type { Skill } from './fetch-skills.ts';
import { SkillMark } from './skill-mark.tsx';
import { useStatusNames } from './use-status-names.ts';

/** The way to the page of a skill: its state as a mark and in words, beside its name. */
export function SkillLink({ skill, status }: { skill: Pick<Skill, 'id' | 'name'>; status: SkillStatus }) {
  const statusName = useStatusNames()[status];
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="self-center">
        <SkillMark status={status} />
      </span>
      <Link
        to="/skills/$skillId"
        params={{ skillId: skill.id }}
        className="inline-flex min-h-6 items-center font-medium text-plum underline underline-offset-4 hover:opacity-80 pointer-coarse:min-h-11"
      >
        {skill.name}
      </Link>
      <span className="text-15 text-muted">{statusName}</span>
    </p>
  );
}
