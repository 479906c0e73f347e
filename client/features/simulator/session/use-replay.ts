import { useEffect, useEffectEvent, useState } from 'react';
import type { Bar } from '#domain/market/bar.ts';
import { TIMEFRAMES, type Timeframe } from '#domain/market/bars/timeframe.ts';
import { TICKS_A_MINUTE } from '#domain/market/tick.ts';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import type { Speed } from './use-play.ts';

/** So many bars are shown before the entry, and so many after the exit. */
const [LEAD, TAIL] = [12, 4];

/** A moment of the session that the chart is to show, and, while a trade is played again, what it hides after that moment. */
export interface ChartView {
  /** A minute of the market. */
  readonly minute: number;
  readonly isReplay: boolean;
}

interface Replay {
  readonly trade: JournalEntry;
  readonly minute: number;
  readonly end: number;
}

interface UseReplay {
  bars: readonly Bar[];
  timeframe: Timeframe;
  speed: Speed;
  /** Asks for bars before the ones that are known. */
  onOlder: (before: number) => void;
}

/**
 * Looks back: shows a moment of the session, or plays a closed trade again, bar by bar. Time itself does not move. Bars that are
 * not there yet are asked for until the first one that is wanted has come.
 */
export function useReplay({ bars, timeframe, speed, onOlder }: UseReplay) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const length = TIMEFRAMES[timeframe];
  const first = bars[0]?.minute ?? 0;
  const wanted = replay === null ? shown : Math.max(0, minuteOf(replay.trade.opened_at) - LEAD * length);
  const older = useEffectEvent(() => onOlder(first));
  useEffect(() => {
    if (wanted !== null && first > wanted) older();
  }, [wanted, first]);
  const step = () =>
    setReplay((before) =>
      before === null ? null : { ...before, minute: nextMinute(bars, before.minute, before.end) },
    );
  const isOver = replay !== null && replay.minute >= replay.end;
  const tick = useEffectEvent(step);
  useEffect(() => {
    if (!playing || isOver) return undefined;
    const timer = setInterval(() => tick(), 1000 / speed);
    return () => clearInterval(timer);
  }, [playing, isOver, speed]);
  const view: ChartView | null =
    replay === null
      ? shown === null
        ? null
        : { minute: shown, isReplay: false }
      : { minute: replay.minute, isReplay: true };
  return {
    view,
    trade: replay?.trade ?? null,
    playing: playing && !isOver,
    isOver,
    begin: (trade: JournalEntry) => {
      const start = minuteOf(trade.opened_at) - length;
      setReplay({ trade, minute: start, end: minuteOf(trade.closed_at) + TAIL * length });
      setShown(null);
      setPlaying(false);
    },
    step,
    setPlaying,
    show: (at: number) => {
      setReplay(null);
      setShown(minuteOf(at));
    },
    /** Back to where the clock stands. */
    end: () => {
      setReplay(null);
      setShown(null);
      setPlaying(false);
    },
  };
}

/** The minute of the market that holds the tick before the cursor. */
function minuteOf(at: number): number {
  return Math.floor((at - 1) / TICKS_A_MINUTE);
}

/** The next bar after a minute; the end where there is none. */
function nextMinute(bars: readonly Bar[], minute: number, end: number): number {
  return bars.find((bar) => bar.minute > minute)?.minute ?? end;
}
