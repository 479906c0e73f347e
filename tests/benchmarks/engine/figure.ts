/** What was measured, beside what was wanted. */
export type Figure = {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly met: boolean;
  /** The numbers behind it. */
  readonly note?: string;
};

/** A figure that has to reach a number. */
export function atLeast(what: string, measured: number, budget: number, digits = 2, unit = ''): Figure {
  return {
    what,
    measured: measured.toFixed(digits) + unit,
    budget: `≥ ${budget.toFixed(digits)}${unit}`,
    met: measured >= budget,
  };
}

/** A figure that must not pass a number. */
export function atMost(what: string, measured: number, budget: number, digits = 2, unit = ''): Figure {
  return {
    what,
    measured: measured.toFixed(digits) + unit,
    budget: `≤ ${budget.toFixed(digits)}${unit}`,
    met: measured <= budget,
  };
}
