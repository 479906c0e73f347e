import type { OpenItem } from '../open-items/open-item.ts';
import type { Language } from '../../kernel/languages.ts';

/** Where what a language model may say comes from. */
export const SOURCE_KINDS = ['answer', 'lesson', 'terms', 'learner'] as const;

/** A text that the model sees and may cite by its number. */
export type Source = {
  readonly kind: (typeof SOURCE_KINDS)[number];
  readonly text: string;
  /** The language that it is written in. */
  readonly language: Language;
  /** What it is called, and the page where it stands; null where there is no such page. */
  readonly page: { readonly title: string; readonly path: string } | null;
};

/** Everything that the model is given about one question. Sources are cited from 1. */
export type Material = {
  readonly question: string;
  /** The language to answer in. */
  readonly language: Language;
  readonly sources: readonly Source[];
  /** Questions that the learner has open. They are not sent: nothing that is said may tell an answer to one. */
  readonly openItems: readonly OpenItem[];
};
