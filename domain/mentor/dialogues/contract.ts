import * as v from 'valibot';

const misconception = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** `open-dialogue`: goes on with the one about this misconception that is open, or begins one. */
export const openDialogueRequest = v.object({ misconception });

export const answerDialogueRequest = v.object({
  dialogue_id: v.pipe(v.string(), v.uuid()),
  /** How many answers there were before: one that was sent twice counts once. */
  place: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  /** The place of the choice among those that are shown. */
  choice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
});

/** Something that was said, in English. A hint has its number. */
export type DialogueTurn =
  | { readonly by: 'learner'; readonly text: string; readonly is_right: boolean }
  | { readonly by: 'mentor'; readonly text: string; readonly hint?: number };

/** A dialogue as the learner sees it. Nothing in it says which choice is right before it was chosen. */
export type DialogueView = {
  readonly dialogue_id: string;
  /** What it is about, in English. */
  readonly belief: string;
  /** The skill to be drilled now; null before the end, and where too little of it is open to the learner. */
  readonly skill: string | null;
  readonly turns: readonly DialogueTurn[];
  /** What is asked now; null once it is over. `is_item`: the one question that counts. */
  readonly asks: {
    readonly is_item: boolean;
    readonly choices: readonly { readonly place: number; readonly text: string }[];
  } | null;
  /** How many answers were given. */
  readonly place: number;
  /** Whether the item was answered right; null before. */
  readonly is_right: boolean | null;
  readonly lessons: readonly { readonly title: string; readonly path: string }[];
};

export const readDialogueResultsRequest = v.object({});

/** What came of the dialogues about one misconception: counts, those of all learners. */
export type DialogueResult = {
  readonly misconception: string;
  /** Null where it is gone from the content. */
  readonly belief: string | null;
  readonly begun: number;
  readonly finished: number;
  /** Of those finished, whose item was answered right. */
  readonly item_right: number;
  /** First answers to items of its skill in the two weeks afterwards, and the right ones among them. */
  readonly asked_after: number;
  readonly right_after: number;
};
