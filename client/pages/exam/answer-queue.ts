import type { PlacementAnswer } from '#domain/placement/contract.ts';

/** Whoever types a number is not asked to wait for each digit. */
const REST_MS = 600;

/** How it stands with what was answered; `failed` carries why it could not be sent. */
export type QueueState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Sends the answers of a sitting, each as soon as it rests and one after the other. What could not be sent stays, and is sent with
 * the next.
 */
export class AnswerQueue {
  readonly #unsent = new Map<number, PlacementAnswer>();
  readonly #deliver: (place: number, answer: PlacementAnswer) => Promise<unknown>;
  readonly #tell: (state: QueueState) => void;
  #running: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param deliver sends one answer; rejects when that failed
   * @param tell hears of every change
   */
  constructor(
    deliver: (place: number, answer: PlacementAnswer) => Promise<unknown>,
    tell: (state: QueueState) => void,
  ) {
    this.#deliver = deliver;
    this.#tell = tell;
  }

  /** Takes an answer in the place of the one before. */
  add(place: number, answer: PlacementAnswer): void {
    this.#unsent.set(place, answer);
    this.#tell({ kind: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), REST_MS);
  }

  /** Sends what was not sent yet. @returns whether everything has arrived */
  send(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      const next = this.#unsent.entries().next().value;
      if (next === undefined) break;
      const [place, answer] = next;
      try {
        await this.#deliver(place, answer);
      } catch (error) {
        this.#tell({ kind: 'failed', error });
        return false;
      }
      // It may have been changed meanwhile.
      if (this.#unsent.get(place) === answer) this.#unsent.delete(place);
    }
    this.#tell({ kind: 'kept' });
    return true;
  }
}
