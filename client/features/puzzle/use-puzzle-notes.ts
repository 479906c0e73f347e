import { useLingui } from '@lingui/react/macro';
import { LOOK_BACK } from '#domain/puzzle/look-back.ts';
import type { PuzzleQuestion, PuzzleSolution } from '#domain/puzzle/puzzle.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { usePuzzleMoney } from './use-puzzle-words.ts';

/** A distance between two prices, drawn at a place. */
export interface PuzzleSpan {
  place: number;
  from: number;
  to: number;
  label: string;
}

/** What an explanation draws on the chart of its puzzle. */
export interface PuzzleNotes {
  levels: { value: number; label: string }[];
  marks: { place: number; label: string }[];
  spans: PuzzleSpan[];
  /** The bars that are meant, from one place to another. */
  bars: { from: number; to: number } | null;
}

const NOTHING: PuzzleNotes = { levels: [], marks: [], spans: [], bars: null };

/** What is drawn on the chart of a puzzle once it is answered: the lines, the distances and the bars that the reason speaks of. */
export function usePuzzleNotes(): (
  puzzle: PuzzleQuestion,
  solution: PuzzleSolution | undefined,
) => PuzzleNotes {
  const { t, i18n } = useLingui();
  const money = usePuzzleMoney();
  const times = (multiple: number) => `${formatNumber(multiple, i18n.locale)} ×`;
  return (puzzle, solution) => {
    if (solution === undefined) return NOTHING;
    const { kind, candles, numbers, marks } = puzzle;
    const { answer, facts, next } = solution;
    const { entry = 0, stop = 0, target = 0, average_range: range = 0, shares = 0 } = numbers;
    const last = candles.length - 1;
    const toStop = (label: string): PuzzleSpan => ({ place: last - 1, from: entry, to: stop, label });
    const toTarget = (label: string): PuzzleSpan => ({ place: last - 1, from: entry, to: target, label });
    const meant = marks.find(({ name }) => name === answer)?.at ?? last;
    switch (kind) {
      case 'size':
        return { ...NOTHING, spans: [toStop(money(facts.distance))] };
      case 'reward':
        return {
          ...NOTHING,
          spans: [toStop(money(facts.risk)), toTarget(`${money(facts.gain)} = ${times(Number(answer))}`)],
        };
      case 'rule':
        if (answer === 'risk') {
          return {
            ...NOTHING,
            spans: [toStop(`${shares} × ${money(facts.distance)} = ${money(facts.loss)}`)],
          };
        }
        if (answer === 'reward') {
          return { ...NOTHING, spans: [toStop(money(facts.distance)), toTarget(times(facts.reward ?? 0))] };
        }
        return {
          ...NOTHING,
          spans: [
            toStop(money(facts.distance)),
            { place: last - 9, from: entry, to: entry - range, label: t`Average range ${money(range)}` },
          ],
        };
      case 'stop': {
        const { lowest = 0, stop: right = 0 } = facts;
        return {
          ...NOTHING,
          levels: [{ value: lowest, label: t`Lowest low` }],
          spans: [{ place: last - 1, from: lowest, to: right, label: money(facts.below) }],
          bars: { from: last - LOOK_BACK.stop + 1, to: last },
        };
      }
      case 'breakout':
        return {
          ...NOTHING,
          levels: [{ value: facts.highest ?? 0, label: t`Highest high` }],
          spans: [
            { place: meant, from: facts.highest ?? 0, to: facts.close ?? 0, label: money(facts.close) },
          ],
          bars: { from: meant - LOOK_BACK.breakout, to: meant - 1 },
        };
      case 'volume':
        return {
          ...NOTHING,
          levels: [{ value: facts.average ?? 0, label: t`Average` }],
          marks: [{ place: meant, label: times(facts.times ?? 0) }],
          bars: { from: meant - LOOK_BACK.volume, to: meant - 1 },
        };
      case 'fill':
        return {
          ...NOTHING,
          marks: next
            ? [
                {
                  place: candles.length,
                  label: answer === 'none' ? t`Not filled` : t`Filled at ${money(facts.price)}`,
                },
              ]
            : [],
          bars: next ? { from: candles.length, to: candles.length } : null,
        };
    }
  };
}
