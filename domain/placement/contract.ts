import * as v from 'valibot';
import { nominal } from '../kernel/nominal.ts';
import type { PlacementId } from '../kernel/ids.ts';
import type { AskedItem, SettledFeedback } from '../quiz/contract.ts';
import type { PlacementResult } from './placement-result.ts';
import type { StrandRange } from './strand-range.ts';

const placementId = v.pipe(v.string(), v.uuid(), v.transform(nominal<PlacementId>));

/** What reading and beginning a placement take. */
export const placementRequest = v.object({});

export const finishPlacementRequest = v.object({ placement_id: placementId });

/** `answer`: ids of choices (of all steps, in their order), a number, or null for "I do not know yet". */
export const answerPlacementItemRequest = v.object({
  placement_id: placementId,
  item_id: v.pipe(v.string(), v.maxLength(100)),
  answer: v.nullable(
    v.union([
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(20)),
      v.pipe(v.number(), v.finite()),
    ]),
  ),
});

export type PlacementAnswer = v.InferOutput<typeof answerPlacementItemRequest>['answer'];

/** An item of a finished placement with what there is to say of it; `answer` is null for "I do not know yet". */
export type ExplainedItem = {
  readonly item: AskedItem;
  readonly answer: PlacementAnswer;
  readonly is_right: boolean;
  readonly correct: SettledFeedback['correct'];
  readonly mistakes: SettledFeedback['mistakes'];
  readonly reasons: SettledFeedback['reasons'];
  readonly solution: SettledFeedback['solution'];
};

/** A placement that is under way. */
export type OpenPlacement = {
  readonly id: PlacementId;
  readonly item: AskedItem;
  readonly answered: number;
  /** Whole minutes that are left at most, by the authors' times. */
  readonly minutes_left: number;
  /** The strand that the open item asks. */
  readonly strand: string;
  /** Where they probably are in each strand that is asked of everybody, and in others that were asked. */
  readonly strands: readonly StrandRange[];
  /** Where everybody begins. */
  readonly start: Pick<StrandRange, 'low' | 'high'>;
};

/** A placement that is done, with the explanations of its items. */
export type FinishedPlacement = {
  readonly id: PlacementId;
  readonly finished_at: string;
  /** About how long the answers took. */
  readonly minutes: number;
  readonly result: PlacementResult;
  readonly items: readonly ExplainedItem[];
};

/** Where a learner is with placement. */
export type PlacementState = {
  readonly is_offered: boolean;
  readonly open: OpenPlacement | null;
  /** The latest that is done; null while one is open. */
  readonly finished: FinishedPlacement | null;
  /** From when on another one may be begun; null when one may be begun, or is open. */
  readonly again_from: string | null;
};
