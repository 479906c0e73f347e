import type { SkillAnswer } from '#domain/knowledge/contract.ts';

const STEP = 14;
const HEIGHT = 36;
const MIDDLE = HEIGHT / 2;

/** Answers in their order: right ones stand above the line, filled; others hang below it, hollow. The list says the same. */
export function AnswerStrip({ answers }: { answers: readonly SkillAnswer[] }) {
  const width = STEP * answers.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ inlineSize: width }}
      className="max-w-full overflow-visible rtl:-scale-x-100"
    >
      <path d={`M0 ${MIDDLE}H${width}`} className="stroke-control" />
      {answers.map(({ sequence, is_right }, place) => {
        const x = (place + 0.5) * STEP;
        return is_right ? (
          <circle key={sequence} cx={x} cy={MIDDLE - 10} r="4.5" className="fill-ink" />
        ) : (
          <circle
            key={sequence}
            cx={x}
            cy={MIDDLE + 10}
            r="4"
            fill="none"
            strokeWidth="1.5"
            className="stroke-ink"
          />
        );
      })}
    </svg>
  );
}
