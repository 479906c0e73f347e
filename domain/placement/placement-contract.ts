import * as v from 'valibot';
import { anyNumber, fields, identifier, list, wholeNumber } from '../content/field-schemas.ts';
import { ITEM_ENTRIES, ITEM_KIND_MESSAGE } from '../quiz/quiz-contract.ts';

/** What an item of the placement has beside what an item of a quiz has. */
const placementFacts = {
  /** Which of the three levels it tells apart from the one below. */
  level: wholeNumber(1, 3),
  /** Its difficulty on the scale of ability, as its author judges it; answers correct it later. */
  difficulty_b: anyNumber,
  /** How long its author takes somebody to need who reads it well. */
  seconds: wholeNumber(10, 180),
};

/** placement/<strand>.yaml */
export const bankSchema = fields({
  items: list(
    v.variant(
      'kind',
      [
        fields({ ...ITEM_ENTRIES.single, ...placementFacts }),
        fields({ ...ITEM_ENTRIES.multiple, ...placementFacts }),
        fields({ ...ITEM_ENTRIES.numeric, ...placementFacts }),
        fields({ ...ITEM_ENTRIES.ordering, ...placementFacts }),
      ],
      ITEM_KIND_MESSAGE,
    ),
    1,
  ),
});

/** placement/placement.yaml: whether learners are offered the placement, and how many items of each strand it asks. */
export const placementSchema = fields({
  offered: v.boolean('must be true or false.'),
  strands: list(
    fields({ strand: identifier, items_min: wholeNumber(0, 15), items_max: wholeNumber(1, 15) }),
    1,
  ),
});

export type BankFile = v.InferOutput<typeof bankSchema>;
export type PlacementFile = v.InferOutput<typeof placementSchema>;
