import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartPoint } from '#domain/activities/activity-key.ts';
import type { Sheet, SheetAxis } from '#domain/activities/sheet.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { leftOf, SheetDot, SheetPlot, topOf } from './sheet-plot.tsx';
import { ValueSlider } from './value-slider.tsx';

interface StartedPoint {
  x: number | null;
  y: number | null;
}

interface CommitPointProps {
  sheet: Sheet;
  /** As far as it is set: each number by itself. */
  value: StartedPoint;
  onChange: (value: StartedPoint) => void;
  /** Undefined until it is told. */
  truth: ChartPoint | undefined;
}

/** A point on a sheet: pressed where it is to be, or set by its two numbers. */
export function CommitPoint({ sheet, value, onChange, truth }: CommitPointProps) {
  const { t } = useLingui();
  const { x, y } = sheet;
  const take = (changed: Partial<ChartPoint>) =>
    onChange({
      x: changed.x === undefined ? value.x : roundTo(changed.x, x.decimals),
      y: changed.y === undefined ? value.y : roundTo(changed.y, y.decimals),
    });
  const given = value.x !== null && value.y !== null ? { x: value.x, y: value.y } : undefined;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SheetPlot
        sheet={sheet}
        onPoint={truth === undefined ? take : undefined}
        drawing={given === undefined && <Guide {...{ x, y, value }} />}
      >
        {given && (
          <SheetDot x={x} y={y} at={given} tone="text-plum" isHollow={truth === undefined}>
            <Trans>You</Trans>
          </SheetDot>
        )}
        {truth !== undefined && (
          <SheetDot x={x} y={y} at={truth} tone="text-ink" isHollow={false}>
            <Trans>Truth</Trans>
          </SheetDot>
        )}
      </SheetPlot>
      {truth === undefined && (
        <div className="grid grid-cols-1 gap-2 print:hidden">
          <ValueSlider
            label={x.label ?? t`Across`}
            axis={x}
            value={value.x}
            onChange={(next) => take({ x: next })}
          />
          <ValueSlider
            label={y.label ?? t`Up`}
            axis={y}
            value={value.y}
            onChange={(next) => take({ y: next })}
          />
        </div>
      )}
    </div>
  );
}

/** A line across the sheet where the point will lie, while one of its numbers is set. */
function Guide({ x, y, value }: { x: SheetAxis; y: SheetAxis; value: StartedPoint }) {
  const across = value.y === null ? '' : `M0 ${topOf(y, value.y)}H100`;
  const up = value.x === null ? '' : `M${leftOf(x, value.x)} 0V100`;
  return (
    <path
      d={`${across}${up}`}
      strokeDasharray="5 4"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      className="text-plum"
    />
  );
}
