import { Decaying } from './decaying.ts';
import type { Visitor } from './visitor.ts';

/** A request that waits for its turn. */
export type Waiter = {
  readonly visitor: Visitor | undefined;
  /** Milliseconds. */
  readonly since: number;
  readonly begin: () => void;
  readonly fail: (error: Error) => void;
};

/** An answer on its way to a visitor. */
export type UnsentAnswer = {
  readonly bytes: number;
  /** Milliseconds. */
  readonly since: number;
  /** Ends it without the rest. */
  readonly giveUp: () => void;
};

/** What one visitor has used of the database, uses now, and waits for. Times are in milliseconds. */
export class Tab {
  readonly waiting: Waiter[] = [];
  running = 0;
  /** The oldest first. */
  readonly unsent = new Set<UnsentAnswer>();
  unsentBytes = 0;
  /** Mean length of a turn, the last ones counting most. */
  meanMs = 0;
  restsUntil = 0;
  lastAt = 0;
  readonly #used = new Decaying();
  /** Sum of the beginnings of the turns under way. */
  #beginnings = 0;

  begin(now: number): void {
    this.running += 1;
    this.lastAt = now;
    this.#beginnings += now;
  }

  end(beganAt: number, now: number): void {
    this.meanMs += (now - beganAt - this.meanMs) / 4;
    this.running -= 1;
    this.lastAt = now;
    this.#beginnings -= beganAt;
  }

  /** Counts an answer as under way; the function returned says that it is no longer. */
  hold(answer: UnsentAnswer): () => void {
    this.unsent.add(answer);
    this.unsentBytes += answer.bytes;
    return () => {
      if (this.unsent.delete(answer)) this.unsentBytes -= answer.bytes;
    };
  }

  charge(ms: number, now: number): void {
    this.#used.add(ms, now);
  }

  /** Used lately and not yet faded. */
  used(now: number): number {
    return this.#used.at(now);
  }

  /** Used lately, turns under way included. */
  load(now: number): number {
    return this.used(now) + (this.running * now - this.#beginnings);
  }
}
