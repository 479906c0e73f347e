import { useLingui } from '@lingui/react/macro';
import type { PuzzleLevel, PuzzleQuestion, PuzzleSolution } from '#domain/puzzle/puzzle.ts';
import { AreaChart } from '../../ui/chart/area-chart.tsx';
import { CandleChart } from '../../ui/chart/candle-chart.tsx';
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
  const { kind, volumes } = puzzle;
  const candles = [...puzzle.candles, ...(solution?.next ? [solution.next] : [])];
  const places = candles.map((_, place) => String(place + 1));
  const letters = puzzle.marks.map(({ name, at }) => ({ place: at, label: name.toUpperCase() }));
  const names: Readonly<Record<string, string>> = {
    entry: t`Entry`,
    stop: t`Stop`,
    target: t`Target`,
    order: t`Order`,
  };
  const labelOf = ({ name, price }: PuzzleLevel) => `${names[name] ?? name.toUpperCase()} ${money(price)}`;
  const levels = puzzle.levels.map((level) => ({ value: level.price, label: labelOf(level) }));
  const { lowest, highest, price } = solution?.facts ?? {};
  if (lowest !== undefined) levels.push({ value: lowest, label: t`Lowest low` });
  if (highest !== undefined) levels.push({ value: highest, label: t`Highest high` });
  const filled =
    solution?.next && solution.answer !== 'none'
      ? [{ place: candles.length - 1, label: t`Filled at ${money(price)}` }]
      : [];
  return (
    <div className="grid gap-6">
      <CandleChart
        title={t`The chart of the day`}
        note={t`Generated prices in $`}
        placeName={t`Bar`}
        places={places}
        candles={candles}
        levels={levels}
        marks={kind === 'volume' ? [] : [...letters, ...filled]}
        formatValue={money}
      />
      {volumes !== undefined && (
        <AreaChart
          title={t`Volume`}
          note={t`In thousands of shares`}
          placeName={t`Bar`}
          places={places}
          series={{ name: t`Volume`, values: volumes }}
          marks={letters}
        />
      )}
    </div>
  );
}
