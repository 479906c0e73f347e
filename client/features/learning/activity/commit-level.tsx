import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '#domain/activities/sheet.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { SheetLevel } from './sheet-level.tsx';
import { SheetPlot, topOf } from './sheet-plot.tsx';
import { useSheetFormat } from './use-sheet-format.ts';
import { ValueSlider } from './value-slider.tsx';

interface CommitLevelProps {
  sheet: Sheet;
  value: number | null;
  onChange: (value: number) => void;
  /** Undefined until it is told. */
  truth: number | undefined;
}

/** A line across a chart: dragged, or set below it. */
export function CommitLevel({ sheet, value, onChange, truth }: CommitLevelProps) {
  const { t } = useLingui();
  const { y } = sheet;
  const format = useSheetFormat(y);
  return (
    <div className="grid grid-cols-1 gap-2">
      <SheetPlot
        sheet={sheet}
        onPoint={truth === undefined ? (point) => onChange(roundTo(point.y, y.decimals)) : undefined}
      >
        {value !== null && (
          <SheetLevel top={topOf(y, value)} tone="text-plum" isDashed>
            <Trans>You: {format(value)}</Trans>
          </SheetLevel>
        )}
        {truth !== undefined && (
          <SheetLevel
            top={topOf(y, truth)}
            tone="text-ink"
            isDashed={false}
            isBelow={value !== null && truth < value}
          >
            <Trans>Truth: {format(truth)}</Trans>
          </SheetLevel>
        )}
      </SheetPlot>
      {truth === undefined && (
        <div className="print:hidden">
          <ValueSlider label={t`Price`} axis={y} value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
