import type { Query } from '../adapters/sql.ts';

/** What a mail says; whoever sends it gives it a form. */
export type Letter = {
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly parts: readonly ({ readonly text: string } | { readonly link: string; readonly words: string })[];
  /** The address at which one POST ends letters of this kind. */
  readonly unsubscribeUrl?: string;
};

/** Puts a letter into the outbox, in the caller's transaction. */
export type SendLetter = (query: Query, letter: Letter) => Promise<void>;
