import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf the database is asked: their requests wait in one line, and count together. */
export type Visitor = {
  /** An account, else an address. */
  readonly name: string;
  /** Whether nobody waits for the answer any more, so that it need not be made. Always false while something is written. */
  readonly isGone: () => boolean;
};

const current = new AsyncLocalStorage<Visitor | undefined>();

/** Does work on behalf of a visitor, or of the engine itself, with everything that follows from it. */
export function onBehalfOf<T>(visitor: Visitor | undefined, work: () => T): T {
  return current.run(visitor, work);
}

/** On whose behalf the caller works; undefined for the engine itself and an operator's own servers. */
export function currentVisitor(): Visitor | undefined {
  return current.getStore();
}

/** Raised in the place of an answer that nobody waits for. */
export class VisitorGoneError extends Error {
  constructor() {
    super('The visitor has gone.');
    this.name = 'VisitorGoneError';
  }
}
