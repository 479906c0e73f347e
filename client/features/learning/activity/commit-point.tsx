import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartPoint } from '#domain/activities/activity-key.ts';
import type { Sheet } from '#domain/activities/sheet.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { SheetDot, SheetPlot } from './sheet-plot.tsx';
import { ValueSlider } from './value-slider.tsx';

interface CommitPointProps {
  sheet: Sheet;
  value: ChartPoint | null;
  onChange: (value: ChartPoint) => void;
  /** Undefined until it is told. */
  truth: ChartPoint | undefined;
}

/** A point on a sheet: pressed where it is to be, or set by its two numbers. */
export function CommitPoint({ sheet, value, onChange, truth }: CommitPointProps) {
  const { t } = useLingui();
  const { x, y } = sheet;
  const middle = { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 };
  const take = (point: ChartPoint) =>
    onChange({ x: roundTo(point.x, x.decimals), y: roundTo(point.y, y.decimals) });
  return (
    <div className="grid gap-2">
      <SheetPlot sheet={sheet} onPoint={truth === undefined ? take : undefined}>
        {value !== null && (
          <SheetDot x={x} y={y} at={value} tone="text-plum" isHollow={truth === undefined}>
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
        <>
          <ValueSlider
            label={x.label ?? t`Across`}
            axis={x}
            value={value?.x ?? null}
            onChange={(next) => take({ ...(value ?? middle), x: next })}
          />
          <ValueSlider
            label={y.label ?? t`Up`}
            axis={y}
            value={value?.y ?? null}
            onChange={(next) => take({ ...(value ?? middle), y: next })}
          />
        </>
      )}
    </div>
  );
}
