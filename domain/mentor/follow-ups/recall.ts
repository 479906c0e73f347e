import { CALCULATORS, type CalculatorName, type Values } from '../calculators/calculators.ts';

/** What a conversation is about, made from the latest replies. */
export type Recalled = {
  /** The intent that was answered last. */
  readonly intent: string | undefined;
  /** The calculator in use, with what is known of its inputs. */
  readonly calculator: { readonly name: CalculatorName; readonly values: Values } | undefined;
};

/** A reply of the mentor, as it was saved. */
export type SavedReply = {
  readonly answered_by: string | null;
  readonly working: { readonly calculator: string; readonly values: Values } | null;
};

export const NOTHING_RECALLED: Recalled = { intent: undefined, calculator: undefined };

/**
 * Recalls what is spoken about.
 *
 * @param replies the latest first. A reply that knew nothing ("I have no answer") does not change the subject, one that met
 *   distress or a request for advice, or gave a hint, ends it
 */
export function recall(replies: readonly SavedReply[]): Recalled {
  for (const { answered_by: by, working } of replies) {
    if (by === null || by === 'distress' || by === 'advice' || by === 'hint') return NOTHING_RECALLED;
    if (working && isCalculator(working.calculator)) {
      const { calculator: name, values } = working;
      return { intent: CALCULATORS[name].intent, calculator: { name, values } };
    }
    if (by === 'default' || by === 'clarify' || by === 'examined') continue;
    const [intent = ''] = by.split('/');
    if (intent === 'calculator') continue;
    return { intent, calculator: undefined };
  }
  return NOTHING_RECALLED;
}

function isCalculator(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name);
}
