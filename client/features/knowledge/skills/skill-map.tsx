import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import { Fragment, useRef, useState } from 'react';
import type { Skill, Strand } from './fetch-skills.ts';
import { SkillMark } from './skill-mark.tsx';
import { useStrandNames } from './use-strand-names.ts';
import { useSkillLevelNames } from './use-skill-level-names.ts';
import { useStatusNames } from './use-status-names.ts';

interface SkillMapProps {
  strands: readonly Strand[];
  statusOf: (skillId: string) => SkillStatus;
}

/** A skill that is pointed at or focused, and where the lines run from what it needs. */
interface Pointed {
  readonly skill: Skill;
  readonly lines: readonly string[];
}

/**
 * Every skill as a mark of its state, a row for each strand and a column for each level, so that a skill never changes its
 * place. The one that is pointed at shows what it rests on. The list says the same in words.
 */
export function SkillMap({ strands, statusOf }: SkillMapProps) {
  const strandNames = useStrandNames();
  const strandName = (id: string) => strandNames.get(id) ?? id;
  const levels = useSkillLevelNames();
  const statusName = useStatusNames();
  const map = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<Pointed>();
  const point = (skill: Skill) => {
    const centre = (id: string) => centreIn(map.current, id);
    const to = centre(skill.id);
    const lines = skill.needs.flatMap((id) => {
      const from = centre(id);
      return from && to ? [curve(from, to)] : [];
    });
    setPointed({ skill, lines });
  };
  return (
    <div className="grid gap-4">
      <div ref={map} className="relative">
        <div className="grid sm:grid-cols-[auto_repeat(3,auto)_1fr] sm:items-center">
          <span className="hidden sm:block" />
          {levels.map((level) => (
            <span key={level} className="hidden px-4 pb-2 text-15 text-muted sm:block">
              {level}
            </span>
          ))}
          <span className="hidden sm:block" />
          {strands.map(({ id, skills }) => (
            <Fragment key={id}>
              <h3 className="border-t border-line py-2 pe-4 font-sans text-15 font-medium sm:flex sm:h-full sm:items-center">
                {strandName(id)}
              </h3>
              {levels.map((level, place) => (
                <div
                  key={level}
                  className="max-sm:grid max-sm:grid-cols-[6rem_1fr] sm:h-full sm:border-s sm:border-t sm:border-line sm:px-3"
                >
                  <span aria-hidden="true" className="pt-1 text-13 text-muted sm:hidden pointer-coarse:pt-3">
                    {level}
                  </span>
                  <ul
                    aria-label={`${strandName(id)}, ${level}`}
                    className="flex flex-wrap sm:h-full sm:items-center md:pointer-fine:flex-nowrap"
                  >
                    {skills
                      .filter((skill) => skill.level === place + 1)
                      .map((skill) => (
                        <li key={skill.id}>
                          <Link
                            to="/skills/$skillId"
                            params={{ skillId: skill.id }}
                            data-skill={skill.id}
                            aria-label={`${skill.name}, ${statusName[statusOf(skill.id)]}`}
                            className="grid size-7 place-items-center rounded-full pointer-coarse:size-11 hover:text-plum"
                            onPointerEnter={() => point(skill)}
                            onPointerLeave={() => setPointed(undefined)}
                            onFocus={() => point(skill)}
                            onBlur={() => setPointed(undefined)}
                          >
                            <SkillMark status={statusOf(skill.id)} />
                          </Link>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
              <span className="hidden h-full border-t border-line sm:block" />
            </Fragment>
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 hidden size-full overflow-visible text-plum md:block"
        >
          {pointed?.lines.map((line) => (
            <path key={line} d={line} fill="none" stroke="currentColor" strokeWidth="1.5" />
          ))}
        </svg>
      </div>
      {/* Beside the name of the link, which says it aloud. */}
      <p aria-hidden="true" className="min-h-12 max-w-measure text-15 text-muted pointer-coarse:hidden">
        {pointed ? (
          <>
            <span className="font-semibold text-ink">{pointed.skill.name}</span>
            {' · '}
            {statusName[statusOf(pointed.skill.id)]} · {pointed.skill.can_do}
          </>
        ) : (
          <Trans>
            Point at a skill to see what it rests on; open it to see where it is taught and what you answered.
          </Trans>
        )}
      </p>
    </div>
  );
}

type Point = readonly [x: number, y: number];

/** Where the mark of a skill stands in the map, in pixels. */
function centreIn(map: HTMLElement | null, skillId: string): Point | undefined {
  const mark = map?.querySelector(`[data-skill="${skillId}"]`)?.getBoundingClientRect();
  const frame = map?.getBoundingClientRect();
  if (!mark || !frame) return undefined;
  return [mark.x + mark.width / 2 - frame.x, mark.y + mark.height / 2 - frame.y];
}

/** A line that leaves one mark sideways and bends to the other; between neighbours it bows above them. */
function curve([fromX, fromY]: Point, [toX, toY]: Point): string {
  const middle = (fromX + toX) / 2;
  if (fromY === toY) return `M${fromX} ${fromY - 7}Q${middle} ${fromY - 26} ${toX} ${toY - 7}`;
  return `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`;
}
