import type { ConditionState } from '#domain/simulator/scenarios/grade-goal.ts';

/** The state of a condition as a mark: full, dashed, crossed. They differ by form, so colour alone tells nothing. */
export function ConditionMark({ state }: { state: ConditionState }) {
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-4 shrink-0 overflow-visible">
      {state === 'kept' && <circle r="5.5" fill="currentColor" />}
      {state === 'open' && (
        <circle r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2.1" />
      )}
      {state === 'broken' && (
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <circle r="5.5" />
          <path d="M-7 7L7 -7" />
        </g>
      )}
    </svg>
  );
}
