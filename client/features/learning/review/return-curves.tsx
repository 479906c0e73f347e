import { Trans, useLingui } from '@lingui/react/macro';
import { daysBetween } from '#domain/knowledge/learner-day.ts';
import { recallAfter } from '#domain/knowledge/recall/recall-after.ts';
import type { MemoryChange } from '#domain/quiz/review-contract.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { StretchedSvg } from '../../../ui/chart/stretched-svg.tsx';

/** Beyond the day of return, in shares of the days until then. */
const BEYOND = 0.3;
/** The least that the future takes of the past. */
const LEAST_FUTURE = 0.7;
/** Below the curves there is room for a line of words, in shares of the height. */
const ROOM_BELOW = 0.2;
/** Lines of the axis stand a tenth apart, and where much was forgotten two. */
const [STEP, WIDE_STEP, FEW_STEPS] = [0.1, 0.2, 3];
/** Labels of days that stand nearer to each other, in percent of the width, give way. */
const LABEL_ROOM = 26;
const POINTS = 24;

type Curve = {
  readonly stability: number;
  readonly from: number;
  readonly to: number;
  readonly asked: number;
};

/**
 * Recall over days, of one skill: ink from the day on which it was asked last to today, dashed as it would have gone on, and plum from
 * today's answer to the day of return. Time runs from left to right in every language.
 */
export function ReturnCurves({
  change: { before, since },
  returnsOn,
}: {
  change: MemoryChange;
  returnsOn: string;
}) {
  const { i18n } = useLingui();
  const returns = Math.max(daysBetween(since.day, returnsOn), 1);
  const past = before === null ? 0 : Math.max(daysBetween(before.day, since.day), 0);
  // Today is day 0.
  const first = before === null ? -0.12 * returns : -past;
  const last = Math.max(returns * (1 + BEYOND), LEAST_FUTURE * past);
  const kept: Curve = { stability: since.stability, from: 0, to: returns, asked: 0 };
  const faded = before && { stability: before.stability, from: -past, to: 0, asked: -past };
  const without = faded && { ...faded, from: 0, to: last };
  const recall = ({ stability, asked }: Curve, day: number) => recallAfter(day - asked, stability);
  const least = axisFrom(Math.min(recall(kept, returns), without ? recall(without, last) : 1));
  const step = 1 - least > FEW_STEPS * STEP + 0.001 ? WIDE_STEP : STEP;
  const xOf = (day: number) => tenths(((day - first) / (last - first)) * 100);
  const yOf = (share: number) => tenths(((1 - share) / (1 - least)) * 100);
  const path = (curve: Curve) =>
    Array.from({ length: POINTS + 1 }, (_, place) => {
      // Forgetting is fastest at first.
      const day = curve.from + (curve.to - curve.from) * (place / POINTS) ** 2;
      return `${place === 0 ? 'M' : 'L'}${xOf(day)} ${yOf(recall(curve, day))}`;
    }).join('');
  const lines = Array.from({ length: Math.round((1 - least) / step) + 1 }, (_, place) => 1 - place * step);
  const percent = (share: number) => formatNumber(share, i18n.locale, { style: 'percent' });
  const date = (day: string) =>
    new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const [today, back] = [xOf(0), xOf(returns)];
  const [end, endY] = [back, yOf(recall(kept, returns))];
  const now = faded ? yOf(recall(faded, 0)) : 0;
  const isTight = back - today < LABEL_ROOM;
  return (
    <div dir="ltr" aria-hidden="true" className="grid grid-cols-[2.75rem_1fr] pt-3 text-13 text-muted">
      <div className="relative h-36">
        {lines.map((share) => (
          <span
            key={share}
            className="absolute end-2 -translate-y-1/2"
            style={{ insetBlockStart: `${yOf(share)}%` }}
          >
            {percent(share)}
          </span>
        ))}
      </div>
      <div className="relative h-36 text-ink">
        <StretchedSvg>
          {lines.map((share) => (
            <path
              key={share}
              d={`M0 ${yOf(share)}H100`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={`M${today} 0V100M${back} ${endY}V100`}
            className="stroke-control"
            strokeDasharray="1 3"
            vectorEffect="non-scaling-stroke"
          />
          {without && (
            <path
              d={path(without)}
              className="stroke-control"
              strokeDasharray="4 3"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {faded && <path d={path(faded)} strokeWidth="1.75" vectorEffect="non-scaling-stroke" />}
          <path
            d={`M${today} ${now}V0`}
            className="stroke-plum"
            strokeWidth="1.75"
            vectorEffect="non-scaling-stroke"
          />
          <path d={path(kept)} className="stroke-plum" strokeWidth="1.75" vectorEffect="non-scaling-stroke" />
        </StretchedSvg>
        <span
          className="absolute -ms-1.5 -mt-1.5 size-3 rounded-full bg-plum forced-colors:bg-[Highlight]"
          style={{ left: `${today}%`, top: 0 }}
        />
        <span
          className="absolute -ms-1.5 -mt-1.5 size-3 rounded-full border-2 border-plum bg-paper"
          style={{ left: `${end}%`, top: `${endY}%` }}
        />
        {without && (
          <span
            // On paper: the line down to the day of return may run behind it.
            className="absolute end-0 mt-1.5 bg-paper ps-1 leading-none text-muted"
            style={{ top: `${yOf(recall(without, last))}%` }}
          >
            <Trans>without today</Trans>
          </span>
        )}
      </div>
      <div className="relative col-start-2 h-6 pt-1">
        {before !== null && today > LABEL_ROOM && (
          <span className="absolute start-0">{date(before.day)}</span>
        )}
        <span
          className={`absolute whitespace-nowrap font-semibold text-ink ${today < 8 ? '' : isTight ? '-translate-x-full' : '-translate-x-1/2'}`}
          style={{ left: `${today}%` }}
        >
          <Trans>today</Trans>
        </span>
        <span
          className={`absolute whitespace-nowrap font-semibold text-plum ${isTight ? '' : '-translate-x-1/2'}`}
          style={{ left: `${isTight ? Math.min(back, 100 - LABEL_ROOM / 2) : back}%` }}
        >
          {date(returnsOn)}
        </span>
      </div>
    </div>
  );
}

/** Where the axis begins: on a line of it, and low enough for words below the lowest curve. */
function axisFrom(lowest: number): number {
  const wanted = 1 - (1 - lowest) / (1 - ROOM_BELOW);
  const narrow = Math.floor(wanted / STEP + 0.001) * STEP;
  if (narrow >= 1 - FEW_STEPS * STEP - 0.001) return Math.min(narrow, 1 - 2 * STEP);
  return Math.max(1 - Math.ceil((1 - wanted) / WIDE_STEP - 0.001) * WIDE_STEP, 0);
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
