import { Trans, useLingui } from '@lingui/react/macro';
import { columnCells, type DataTable } from '#domain/activities/data-task/data-table.ts';
import type { TablePlot } from '#domain/activities/data-task/learner-data-task.ts';
import { roundTo } from '#domain/kernel/round-to.ts';
import { SheetLevel } from '../sheet-level.tsx';
import { SheetCurve, SheetPlot, topOf } from '../sheet-plot.tsx';
import { useSheetFormat } from '../use-sheet-format.ts';
import { ValueSlider } from '../value-slider.tsx';

interface TaskPlotProps {
  table: DataTable;
  plot: TablePlot;
  /** The places of the rows that are shown, in their order. */
  shown: readonly number[];
  isMarked: (place: number) => boolean;
  /** A line to drag across it; left out where nothing is asked of it. */
  level?: { value: number | null; onChange: (value: number) => void; truth: number | undefined } | undefined;
}

/** A column of the table drawn row by row, as the rows stand: sorted and filtered with them. */
export function TaskPlot({ table, plot: { column, as, y }, shown, isMarked, level }: TaskPlotProps) {
  const { t } = useLingui();
  const format = useSheetFormat(y);
  const cells = columnCells(table, column) ?? [];
  const heights = shown.map((place) => Number(cells[place]));
  const zero = topOf(y, Math.min(y.to, Math.max(y.from, 0)));
  const bars = (marked: boolean) =>
    shown
      .map((place, index) =>
        isMarked(place) === marked
          ? `M${((index + 0.5) / shown.length) * 100} ${zero}V${topOf(y, heights[index] ?? 0)}`
          : '',
      )
      .join('');
  const width = Math.max(1, Math.min(12, 220 / Math.max(1, shown.length)));
  const isSettled = level?.truth !== undefined;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SheetPlot
        sheet={{
          x: { from: 0, to: Math.max(1, shown.length), decimals: 0, label: 'Rows, as the table stands' },
          y,
        }}
        onPoint={level && !isSettled ? (point) => level.onChange(roundTo(point.y, y.decimals)) : undefined}
        drawing={
          as === 'line' ? (
            heights.length > 1 && <SheetCurve heights={heights} y={y} className="text-ink" />
          ) : (
            <>
              <path
                d={bars(false)}
                strokeWidth={width}
                vectorEffect="non-scaling-stroke"
                className="text-muted"
              />
              <path
                d={bars(true)}
                strokeWidth={width}
                vectorEffect="non-scaling-stroke"
                className="text-plum"
              />
            </>
          )
        }
      >
        {level && level.value !== null && (
          <SheetLevel top={topOf(y, level.value)} tone="text-plum" isDashed>
            <Trans>You: {format(level.value)}</Trans>
          </SheetLevel>
        )}
        {level?.truth !== undefined && (
          <SheetLevel
            top={topOf(y, level.truth)}
            tone="text-ink"
            isDashed={false}
            isBelow={level.value !== null && level.truth < level.value}
          >
            <Trans>Truth: {format(level.truth)}</Trans>
          </SheetLevel>
        )}
      </SheetPlot>
      {level && !isSettled && (
        <div className="print:hidden">
          <ValueSlider label={t`Level`} axis={y} value={level.value} onChange={level.onChange} />
        </div>
      )}
    </div>
  );
}
