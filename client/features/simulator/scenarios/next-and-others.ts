import type { Scenario } from '#domain/simulator/scenarios-contract.ts';

type Tried = Pick<Scenario, 'is_open' | 'open_session' | 'tries' | 'met'>;

/** What is under way comes first, then what was tried and not met, what is new, what was met, and what is of another plan. */
function turnOf({ is_open: isOpen, open_session: open, tries, met }: Tried): number {
  if (open !== null) return 0;
  if (!isOpen) return 4;
  if (met > 0) return 3;
  return tries > 0 ? 1 : 2;
}

/** Scenarios, those first that the learner is most likely to want now. */
function inTurn<One extends Tried>(scenarios: readonly One[]): One[] {
  return scenarios.toSorted((one, other) => turnOf(one) - turnOf(other));
}

/** The scenario to begin next, undefined where all that is open was met or waits among the sessions already; and the others in turn. */
export function nextAndOthers<One extends Tried>(
  scenarios: readonly One[],
): { next: One | undefined; others: One[] } {
  const all = inTurn(scenarios);
  const next = all.find((one) => one.is_open && one.open_session === null && one.met === 0);
  return { next, others: all.filter((one) => one !== next) };
}
