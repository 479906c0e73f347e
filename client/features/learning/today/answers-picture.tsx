import { DRILL_SIZE } from './drill-size.ts';

const STEP = 18;
const HEIGHT = 72;
const MIDDLE = HEIGHT / 2;

interface AnswersPictureProps {
  /** First answers, oldest first: those of today's drill once it is begun, else those that led to it. */
  answers: readonly boolean[];
  isBegun: boolean;
}

/** Answers in their order, right ones filled above the line, others hollow below it; then what is still to be answered, dashed. */
export function AnswersPicture({ answers, isBegun }: AnswersPictureProps) {
  const open = isBegun ? Math.max(DRILL_SIZE - answers.length, 0) : DRILL_SIZE;
  const width = STEP * (answers.length + open + 1);
  const xOf = (place: number) => (place + 0.5) * STEP;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="h-full max-w-full overflow-visible rtl:-scale-x-100"
      fill="none"
      strokeWidth="1.5"
    >
      <path d={`M0 ${MIDDLE}H${width}`} className="stroke-control" strokeWidth="1" />
      {answers.map((isRight, place) =>
        isRight ? (
          <circle key={place} cx={xOf(place)} cy={MIDDLE - 14} r="5" className="fill-ink" />
        ) : (
          <circle key={place} cx={xOf(place)} cy={MIDDLE + 14} r="4.5" className="stroke-ink" />
        ),
      )}
      {Array.from({ length: open }, (_, place) => (
        <circle
          key={place}
          cx={xOf(answers.length + place + 0.5)}
          cy={MIDDLE}
          r="5"
          strokeDasharray="2 2"
          className="fill-paper stroke-plum"
        />
      ))}
    </svg>
  );
}
