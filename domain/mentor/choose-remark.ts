/** What the mentor says without being asked: about a belief that was met twice, a skill that fades, or a stop that was widened. */
export const REMARK_KINDS = ['belief', 'fading', 'stop-widened'] as const;

export type RemarkKind = (typeof REMARK_KINDS)[number];

/** Where it would be read: right after an answer, where the day begins, or in a session of the simulator. */
export const REMARK_PLACES = ['answer', 'day', 'session'] as const;

export type RemarkPlace = (typeof REMARK_PLACES)[number];

/** A belief counts once it was met so often. */
export const BELIEF_MET = 2;

export type Remark = { readonly kind: RemarkKind; readonly about: string };

/** What was said on the learner's day. */
export type SaidRemark = Remark & { readonly isDismissed: boolean };

/**
 * Chooses what to say unasked. After an answer it is about the belief that was just met for the second time or more, once a
 * day for each belief; in a session about the stop that was just widened, and about none any more on the day on which that was
 * dismissed; elsewhere one thing a day, and nothing more once that was dismissed.
 *
 * @param belief the belief behind the answer that was just given, and how often it was met in all
 * @param fading ids of fading skills, the most forgotten first
 * @param widened the stop that was just moved away from the price
 * @param said what was said today
 */
export function chooseRemark(
  place: RemarkPlace,
  {
    belief,
    fading,
    widened,
    said,
  }: {
    readonly belief: { readonly id: string; readonly met: number } | undefined;
    readonly fading: readonly string[];
    readonly widened?: string | undefined;
    readonly said: readonly SaidRemark[];
  },
): Remark | undefined {
  if (place === 'answer') {
    if (belief === undefined || belief.met < BELIEF_MET) return undefined;
    const before = said.find(({ kind, about }) => kind === 'belief' && about === belief.id);
    return before?.isDismissed ? undefined : { kind: 'belief', about: belief.id };
  }
  if (place === 'session') {
    const isPutAway = said.some(({ kind, isDismissed }) => kind === 'stop-widened' && isDismissed);
    return widened === undefined || isPutAway ? undefined : { kind: 'stop-widened', about: widened };
  }
  const before = said.find(({ kind }) => kind === 'fading');
  if (before) return before.isDismissed ? undefined : { kind: 'fading', about: before.about };
  const [first] = fading;
  return first === undefined ? undefined : { kind: 'fading', about: first };
}
