/** A part of a plan: a number within a range, or one of a few choices, each with a number for calculations. */
export type PlanPart = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'number';
      readonly unit?: string;
      readonly decimals: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly label: string; readonly value: number }[];
    }
);

/** A part with what was chosen, as an answer names it: `risk=0.5`. */
export function partName(name: string, value: number): string {
  return `${name}=${value}`;
}

/** The numbers that a plan chooses, by part; undefined when it leaves a part out or chooses what cannot be chosen. */
export function readPlan(
  answer: unknown,
  parts: readonly PlanPart[],
): Readonly<Record<string, number>> | undefined {
  const given = partsOf(answer);
  const isWhole = given?.size === parts.length && parts.every((part) => mayBe(part, given.get(part.name)));
  return isWhole ? Object.fromEntries(given) : undefined;
}

/** What is chosen so far, whether it may be or not. */
export function partsOf(answer: unknown): Map<string, number> | undefined {
  if (!Array.isArray(answer)) return undefined;
  const pairs = answer.map((part) => String(part).split('='));
  if (pairs.some((pair) => pair.length !== 2 || pair[1] === '')) return undefined;
  const chosen = new Map(pairs.map(([name = '', value]) => [name, Number(value)]));
  return chosen.size === pairs.length ? chosen : undefined;
}

/** Whether a part can be this number. */
export function mayBe(part: PlanPart, value: number | undefined): value is number {
  if (value === undefined || !Number.isFinite(value)) return false;
  if (part.kind === 'choice') return part.options.some((option) => option.value === value);
  return value >= part.from && value <= part.to;
}
