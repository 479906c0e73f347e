import { Decaying } from './decaying.ts';
import type { Tab } from './tab.ts';

/** Visitors are counted anew after so many milliseconds. */
const PERIOD_MS = 1000;

/** How many visitors are there, and what they have used together. */
export class Attendance {
  readonly #used = new Decaying();
  #now = new Set<Tab>();
  #before = new Set<Tab>();
  #endsAt = 0;

  /** A visitor begins a turn. */
  note(tab: Tab, now: number): void {
    this.#turnOver(now);
    this.#now.add(tab);
  }

  /** Somebody has used milliseconds of the database. */
  add(ms: number, now: number): void {
    this.#used.add(ms, now);
  }

  /** Visitors besides this one who had a turn in the last one or two seconds. */
  others(tab: Tab, now: number): number {
    this.#turnOver(now);
    const without = (present: ReadonlySet<Tab>) => present.size - (present.has(tab) ? 1 : 0);
    return Math.max(without(this.#now), without(this.#before));
  }

  /** What all besides this one have used lately, in milliseconds. */
  usedByOthers(tab: Tab, now: number): number {
    return Math.max(0, this.#used.at(now) - tab.used(now));
  }

  #turnOver(now: number): void {
    if (now < this.#endsAt) return;
    // After a pause those of the last period are gone as well.
    this.#before = now < this.#endsAt + PERIOD_MS ? this.#now : new Set();
    this.#now = new Set();
    this.#endsAt = now + PERIOD_MS;
  }
}
