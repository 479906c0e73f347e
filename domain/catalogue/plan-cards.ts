/** A plan, as far as its card follows from it. */
type PlanOfTable = { readonly id: string; readonly opens: readonly string[] };

/** What a card says: everything in `base`, and the lines. */
export type PlanCardContent<Plan extends PlanOfTable> = {
  readonly plan: Plan;
  readonly base: Plan | null;
  /** Ids of entitlements. */
  readonly lines: readonly string[];
};

/** What says nothing any more beside something that includes it. */
const INCLUDED_BY: Readonly<Record<string, string>> = {
  one_course: 'all_courses',
  simulator_scenarios: 'simulator',
};

/**
 * The cards of a screen that shows some of the plans. Each names what its plan opens besides the card before it; the
 * first one besides the plan before it in the table, so that no two cards seem to sell the same.
 *
 * @param plans all of them, in the order of the table
 * @param isShown which have a card on the screen
 */
export function planCards<Plan extends PlanOfTable>(
  plans: readonly Plan[],
  isShown: (plan: Plan) => boolean,
): readonly PlanCardContent<Plan>[] {
  let base = plans.findIndex(isShown) - 1;
  return plans.flatMap((plan, index) => {
    if (!isShown(plan)) return [];
    const opened = plans.slice(base + 1, index + 1).flatMap(({ opens }) => opens);
    const lines = opened.filter((id) => {
      const wider = INCLUDED_BY[id];
      return wider === undefined || !opened.includes(wider);
    });
    const card = { plan, base: plans[base] ?? null, lines };
    base = index;
    return [card];
  });
}
