import type { SkillStatus } from '#domain/knowledge/skill-state.ts';

/** The state of a skill as a mark: full, half, dashed, ring, small ring. They differ by form, so colour alone tells nothing. */
export function SkillMark({ status }: { status: SkillStatus }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4 shrink-0 overflow-visible">
      <SkillMarkShape status={status} />
    </svg>
  );
}

function SkillMarkShape({ status }: { status: SkillStatus }) {
  switch (status) {
    case 'mastered':
      return <circle r="6" fill="currentColor" />;
    case 'known':
      return (
        <>
          <circle r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M-5.5 0A5.5 5.5 0 0 0 5.5 0Z" fill="currentColor" />
        </>
      );
    case 'fading':
      return (
        <g className="text-down">
          <circle r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="1.6 1.85" />
          <circle r="1.75" fill="currentColor" />
        </g>
      );
    case 'learning':
      return <circle r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />;
    case 'not_met':
      return <circle r="3.5" fill="none" strokeWidth="1" className="stroke-control" />;
  }
}
