import { useLingui } from '@lingui/react/macro';
import type { PuzzleLevel, PuzzleQuestion, PuzzleSolution } from '#domain/puzzle/puzzle.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
import { drawNotes } from './draw-notes.tsx';
import { usePuzzleNotes } from './use-puzzle-notes.ts';
import { usePuzzleMoney } from './use-puzzle-words.ts';

interface PuzzleChartProps {
  puzzle: PuzzleQuestion;
  /** Drawn on the same chart, once it is told. */
  solution: PuzzleSolution | undefined;
}

/** The chart of a puzzle; once it is answered the explanation is drawn on it. */
export function PuzzleChart({ puzzle, solution }: PuzzleChartProps) {
  const { t } = useLingui();
  const money = usePuzzleMoney();
  const notes = usePuzzleNotes()(puzzle, solution);
  const { kind, volumes } = puzzle;
  const candles = [...puzzle.candles, ...(solution?.next ? [solution.next] : [])];
  const places = candles.map((_, place) => String(place + 1));
  const names: Readonly<Record<string, string>> = {
    entry: t`Entry`,
    stop: t`Stop`,
    target: t`Target`,
    order: t`Order`,
  };
  const labelOf = ({ name, price }: PuzzleLevel) => `${names[name] ?? name.toUpperCase()} ${money(price)}`;
  const levels = puzzle.levels.map((level) => ({ value: level.price, label: labelOf(level) }));
  /** The bars to choose, and beside the name of the one that is meant what the explanation says of it. */
  const letters = puzzle.marks.map(({ name, at }) => {
    const said = notes.marks.find(({ place }) => place === at);
    return { place: at, label: [name.toUpperCase(), said?.label].filter(Boolean).join(' · ') };
  });
  const others = notes.marks.filter(({ place }) => !puzzle.marks.some(({ at }) => at === place));
  // The volumes are a chart of their own, where their explanation belongs.
  const isOfVolume = kind === 'volume';
  return (
    <div className="grid gap-6">
      <CandleChart
        title={t`The chart of the day`}
        note={t`Generated prices in $`}
        placeName={t`Bar`}
        places={places}
        candles={candles}
        levels={isOfVolume ? levels : [...levels, ...notes.levels]}
        marks={isOfVolume ? [] : [...letters, ...others]}
        reach={notes.spans.flatMap(({ from, to }) => [from, to])}
        explain={solution && ((scale) => drawNotes(notes, scale, { candles, levels: puzzle.levels }))}
        formatValue={money}
      />
      {volumes !== undefined && (
        <AreaChart
          title={t`Volume`}
          note={t`In thousands of shares`}
          placeName={t`Bar`}
          places={places}
          series={{ name: t`Volume`, values: volumes }}
          levels={isOfVolume ? notes.levels : []}
          marks={letters}
        />
      )}
    </div>
  );
}
