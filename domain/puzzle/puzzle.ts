import type { Candle } from '../kernel/generated-prices.ts';

/** What a puzzle can ask. */
export const PUZZLE_KINDS = ['size', 'stop', 'fill', 'volume', 'rule', 'breakout', 'reward'] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** The kinds of order whose fill is asked for. */
export const ORDER_KINDS = ['sell-stop', 'buy-stop', 'sell-limit', 'buy-limit'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

/** A line across the chart. Those to choose among are called a to d, from the top. */
export type PuzzleLevel = {
  readonly name: 'entry' | 'stop' | 'target' | 'order' | 'a' | 'b' | 'c' | 'd';
  readonly price: number;
};

/** A bar to choose, counted from 0; a to d from left to right. */
export type PuzzleMark = { readonly name: 'a' | 'b' | 'c' | 'd'; readonly at: number };

/** A puzzle as a browser gets it: nothing in it tells what is right but the chart itself. */
export type PuzzleQuestion = {
  readonly day: string;
  /** Which puzzle it is, counted from the first one. */
  readonly number: number;
  readonly kind: PuzzleKind;
  /** The skill that it asks for. */
  readonly skill: string;
  /** Generated prices in dollars, to the cent. */
  readonly candles: readonly Candle[];
  /** How many shares changed hands in each bar, in thousands; only where it is asked about. */
  readonly volumes?: readonly number[];
  readonly levels: readonly PuzzleLevel[];
  readonly marks: readonly PuzzleMark[];
  /** What the question says in numbers: money in dollars. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Of a fill: which order waits. */
  readonly order?: OrderKind;
  /** What can be chosen; empty where a number is asked for. */
  readonly choices: readonly string[];
};

/** What is told once it is answered. */
export type PuzzleSolution = {
  readonly answer: number | string;
  /** The numbers of the explanation. */
  readonly facts: Readonly<Record<string, number>>;
  /** The bar that comes next, where the question was about it. */
  readonly next: Candle | null;
};

export type DailyPuzzle = { readonly question: PuzzleQuestion; readonly solution: PuzzleSolution };

/** What a kind makes of a chart; null where this chart has no such question. */
export type DrawnPuzzle = Omit<PuzzleQuestion, 'day' | 'number' | 'kind'> & {
  readonly solution: PuzzleSolution;
};
