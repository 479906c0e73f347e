import { useLingui } from '@lingui/react/macro';
import type { Calibration } from '#domain/learning/calibration.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { PointLabels } from '../../../ui/chart/axis/place-labels.tsx';
import { valueAxis } from '#domain/kernel/axis/value-axis.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { CursorMark } from '../../../ui/chart/marks/cursor-mark.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { useChartCursor } from '../../../ui/chart/use-chart-cursor.ts';

/** Half the width of the caps of an error bar, in percent of the plot's width. */
const CAP = 1.2;

/** What was said against what came true, with an error bar at each likelihood, beside the line where both agree. */
export function CalibrationChart({ calibration }: { calibration: Calibration }) {
  const { t, i18n } = useLingui();
  const { levels, answers } = calibration;
  const cursor = useChartCursor(levels.length);
  const percent = (share: number) =>
    formatNumber(share, i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  const said = percent(calibration.said);
  const came = percent(calibration.came.share);
  const axis = valueAxis([0, 1], true);
  // Half of the room would be empty: nobody says less than 50% of a choice between two.
  const least = Math.min(0.5, ...levels.map(({ confidence }) => confidence));
  const across = valueAxis([least, 1], false);
  const xOf = (confidence: number) => 100 - across.yOf(confidence);
  const first = across.ticks.reduce((low, { value }) => Math.min(low, value), 1);
  const current = levels[cursor.place];
  const currentSaid = percent(current?.confidence ?? 0);
  const currentCame = percent(current?.came.share ?? 0);
  const [low, high] = [percent(current?.came.low ?? 0), percent(current?.came.high ?? 0)];
  const reading = current
    ? t`Said ${currentSaid}: ${current.correct} of ${current.answers} right, ${currentCame} (${low} to ${high})`
    : '';
  const placeAt = (share: number) => {
    const distances = levels.map(({ confidence }) => Math.abs(xOf(confidence) - share * 100));
    return Math.max(0, distances.indexOf(Math.min(...distances)));
  };
  return (
    <ChartFigure
      title={t`You said ${said} on average, and ${came} came true`}
      note={t`Came true, by what you said; ${answers} answers`}
      summary={t`A point for each likelihood you said, with its 95% interval. On the dashed line you would be as right as you are sure; below it you are surer than right.`}
      reading={reading}
    >
      <Plot
        axis={axis}
        formatValue={percent}
        inset={0}
        cursor={{ ...cursor, label: t`Calibration curve`, count: levels.length, reading, placeAt }}
        placeLabels={
          <>
            <PointLabels ticks={across.ticks.map(({ value }) => ({ x: xOf(value), text: percent(value) }))} />
            <p className="text-end">{t`Said`}</p>
          </>
        }
      >
        <path
          d={`M${xOf(first)} ${axis.yOf(first)}L${xOf(1)} ${axis.yOf(1)}`}
          strokeWidth="1.5"
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
          className="text-control"
        />
        {current && <CursorMark x={xOf(current.confidence)} />}
        <path
          d={`M${levels.map((level) => `${xOf(level.confidence)} ${axis.yOf(level.came.share)}`).join('L')}`}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="text-plum"
        />
        {levels.map(({ confidence, came: at }) => {
          const x = xOf(confidence);
          const [top, bottom] = [axis.yOf(at.high), axis.yOf(at.low)];
          const cap = `h${2 * CAP}`;
          return (
            <g key={confidence} className="text-plum">
              <path
                d={`M${x} ${top}V${bottom}M${x - CAP} ${top}${cap}M${x - CAP} ${bottom}${cap}`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
              {/* A line without length and with round ends is a dot that the stretched box leaves round. */}
              <path
                d={`M${x} ${axis.yOf(at.share)}h0.001`}
                strokeWidth="11"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </g>
          );
        })}
      </Plot>
    </ChartFigure>
  );
}
