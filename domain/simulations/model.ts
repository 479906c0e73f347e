/*
 * What every simulation of the lessons is: a pure function of declared parameters and a seed. Names are small letters,
 * digits and underscores, so that lessons can use them in calculations. Shares are written in percent (60 is 60%) and
 * money in dollars with decimals: these are illustrations, not accounts.
 */

/** What values are counted in, in words for authors. */
export const UNITS = {
  $: 'dollars',
  '%': 'percent: 60 is 60%',
  points: 'percentage points',
  R: 'multiples of the planned risk of one trade',
  '×': 'times',
  coins: 'coins or units of what is traded',
  '$ a coin': 'dollars for one coin or unit',
  count: 'a whole number of things',
  flag: '1 for yes, 0 for no; its mean is a share',
  score: 'a number without a unit',
} as const;

export type Unit = keyof typeof UNITS;

/** What a value is, in words for authors, and its unit. */
export interface Described {
  readonly says: string;
  readonly unit: Unit;
}

/** A number from `from` to `to` in steps of `step`, counted from `from`; `start` unless a lesson says otherwise. */
export interface NumberParameter extends Described {
  readonly kind: 'number';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start: number;
}

/** One of a few words, each explained. */
export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly says: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly start: string;
}

/** `least` to `most` numbers, each from `from` to `to`. */
export interface ListParameter extends Described {
  readonly kind: 'list';
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
  readonly start: readonly number[];
}

export type Parameter = NumberParameter | ChoiceParameter | ListParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

/** The value of every parameter, as a model runs with them. */
export type ValuesOf<P extends Parameters> = { readonly [Name in keyof P]: ValueOf<P[Name]> };

type ValueOf<One extends Parameter> = One extends ChoiceParameter
  ? keyof One['choices'] & string
  : One extends ListParameter
    ? readonly number[]
    : number;

/** A row of numbers that a figure can draw, of the same length in every run with the same parameters. */
export interface Series extends Described {
  /** Where its values stand: at those of another series, or counted from `from` (0 is the start, before the first). */
  readonly over: { readonly series: string } | { readonly counts: string; readonly from: 0 | 1 };
}

/** A result that is known without a simulation. */
export interface Formula<P extends Parameters, N extends string> extends Described {
  /** Author, year, title, equation; left out where it is plain arithmetic. */
  readonly source?: string;
  /** The number whose mean over many runs comes to it. */
  readonly meanOf?: N;
  /** Its value, or undefined for parameters it does not cover. */
  of(parameters: ValuesOf<P>): number | undefined;
}

/** What one run came to: a finite number and a row of them for each name that the model declares. */
export interface Outcome<N extends string = string, S extends string = string> {
  readonly numbers: Readonly<Record<N, number>>;
  readonly series: Readonly<Record<S, readonly number[]>>;
}

/** A run that a learner plays step by step. Series end where play stands; numbers say how it stands. */
export interface Played<N extends string = string, S extends string = string> extends Outcome<N, S> {
  /** Whether no further choice is taken. */
  readonly over: boolean;
}

/** How a model is played: one choice a step, with the chance of a run from the same seed. */
export interface Game<P extends Parameters, N extends string, S extends string> {
  /** What is chosen at every step. */
  readonly choice: NumberParameter;
  /**
   * Plays the choices one after the other; those after the end of the game are left out. The same seed and choices give
   * the same outcome anywhere, so that a server can decide what a browser claims.
   */
  play(parameters: ValuesOf<P>, seed: number, choices: readonly number[]): Played<N, S>;
}

export interface Model<
  P extends Parameters = Parameters,
  N extends string = string,
  S extends string = string,
> {
  /** Its short name in lessons, and that of its file. */
  readonly name: string;
  /** What a learner sees in it, for authors choosing one. */
  readonly shows: string;
  /** Where the model comes from: author, year, title, equation. */
  readonly sources: readonly string[];
  /** What it leaves out or rounds. */
  readonly accuracy: string;
  readonly parameters: P;
  readonly numbers: Readonly<Record<N, Described>>;
  readonly series: Readonly<Record<S, Series>>;
  readonly formulas: Readonly<Record<string, Formula<P, NoInfer<N>>>>;
  /** Why parameters that are each in range do not go together, in words for an author; undefined when they do. */
  conflict?(parameters: ValuesOf<P>): string | undefined;
  /** One run. @param seed a whole number from 0 to 2^53 - 1 */
  run(parameters: ValuesOf<P>, seed: number): Outcome<NoInfer<N>, NoInfer<S>>;
  readonly game?: Game<P, NoInfer<N>, NoInfer<S>>;
}

/** Lets the compiler work out and hold the names of a model. */
export function defineModel<const P extends Parameters, N extends string, S extends string>(
  model: Model<P, N, S>,
): Model<P, N, S> {
  return model;
}

/** @param range from, to and step */
export function numberParameter(
  unit: Unit,
  says: string,
  start: number,
  [from, to, step]: readonly [from: number, to: number, step: number],
): NumberParameter {
  return { kind: 'number', says, unit, from, to, step, start };
}

/** A series counted from the start: its first value stands before the first of what is counted. */
export function fromStart(unit: Unit, says: string, counts: string): Series {
  return { says, unit, over: { counts, from: 0 } };
}

/** A series with one value for each of what is counted. */
export function forEach(unit: Unit, says: string, counts: string): Series {
  return { says, unit, over: { counts, from: 1 } };
}

export function described(unit: Unit, says: string): Described {
  return { says, unit };
}
