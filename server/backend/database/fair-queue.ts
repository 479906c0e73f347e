import { Attendance } from './attendance.ts';
import { Tab, type UnsentAnswer, type Waiter } from './tab.ts';
import { type Visitor, VisitorGoneError } from './visitor.ts';

/** Ends a turn. */
export type EndTurn = () => void;

export type FairQueueOptions = {
  /** Turns at one time. */
  readonly slots: number;
  /** How long a turn is waited for, in milliseconds. */
  readonly maxWaitMs: number;
  /** Milliseconds, of any beginning. */
  readonly now?: () => number;
};

/** Who has used less than so many of the last seconds' milliseconds is not greedy, whatever others have used. */
const GREEDY_MS = 500;

/** Who has used so many times as much as the others do on average is. */
const GREEDY_TIMES = 2;

/** Turns that take so long on average, in milliseconds, keep others from theirs even when many are free. */
const HEAVY_MS = 50;

/** What a turn counts for at least, in milliseconds: there is work around it too. */
const LEAST_MS = 1;

/** Shortest and longest rest in milliseconds: no flood of small requests, and answers in time even so. */
const LEAST_REST_MS = 5;
const MOST_REST_MS = 1000;

/** Bytes of an answer that count like a millisecond: what joining, compressing and sending them takes on a busy machine. */
const BYTES_PER_MS = 10_000;

/**
 * How many milliseconds of use one of waiting makes up for. Among many who use about as much, the one whose last turn happened to
 * be long would otherwise be passed over until all others have used that much too.
 */
const WAITING_COUNTS = 10;

/** A visitor who has been away so long, in milliseconds, is forgotten. */
const MEMORY_MS = 60_000;

/** More requests of one visitor than this do not wait. */
const MOST_WAITING = 100;

/** While so many bytes of answers have not reached a visitor, no more are made for them. */
const MOST_UNSENT_BYTES = 16 * 1024 * 1024;

/**
 * Once so many bytes are under way, an answer that is this old, in milliseconds, is given up for somebody who waits: whoever
 * takes a byte now and then would shut out everybody at their address.
 */
const PATIENCE_MS = 2000;

/**
 * Gives turns at the database fairly, measured in its time and not in requests: who has used least of it lately goes
 * first, and waiting makes up for some use. Somebody alone may have all slots but one, so that little stands idle; among
 * others half of them, and a quarter with long statements. Who has used far more than the others has one at a time, and
 * then rests for as long as it took.
 *
 * The engine's own work, which belongs to no visitor, goes before everybody's.
 */
export class FairQueue {
  readonly #slots: number;
  readonly #maxWaitMs: number;
  readonly #now: () => number;
  readonly #tabs = new Map<string, Tab>();
  readonly #own = new Tab();
  /** Those of visitors who wait. */
  readonly #lines = new Set<Tab>();
  readonly #attendance = new Attendance();
  #running = 0;
  #alarm: NodeJS.Timeout | undefined;
  #forgetAt = 0;

  constructor({ slots, maxWaitMs, now = () => performance.now() }: FairQueueOptions) {
    this.#slots = slots;
    this.#maxWaitMs = maxWaitMs;
    this.#now = now;
  }

  /**
   * Begins a turn: at once if possible, else when it comes.
   *
   * @throws Error in pg's own words when it does not come in time; VisitorGoneError when nobody waits for it any more
   */
  enter(visitor: Visitor | undefined): EndTurn | Promise<EndTurn> {
    const now = this.#now();
    const tab = this.#tabOf(visitor, now);
    // Whoever waits does so for a reason of their own while there are free slots: nobody is passed over.
    if (tab.waiting.length === 0 && this.#mayBegin(tab, now)) return this.#begin(tab, now);
    if (visitor && tab.waiting.length >= MOST_WAITING) return Promise.reject(noTurn());
    return this.#wait(tab, visitor);
  }

  /**
   * Counts bytes of an answer as under way to a visitor, and what sending them takes as used; the function returned says
   * that they have arrived.
   *
   * @param giveUp ends the answer without the rest, and has the function returned called
   */
  hold(visitor: Visitor | undefined, bytes: number, giveUp: () => void): () => void {
    const now = this.#now();
    const tab = this.#tabOf(visitor, now);
    const release = tab.hold({ bytes, since: now, giveUp });
    this.#charge(tab, bytes / BYTES_PER_MS, now);
    return () => {
      release();
      this.#serve();
    };
  }

  /** What was read and is not going to be sent counts like an answer. */
  chargeUnsent(visitor: Visitor | undefined, bytes: number): void {
    const now = this.#now();
    this.#charge(this.#tabOf(visitor, now), bytes / BYTES_PER_MS, now);
  }

  close(): void {
    clearTimeout(this.#alarm);
  }

  #tabOf(visitor: Visitor | undefined, now: number): Tab {
    if (!visitor) return this.#own;
    const known = this.#tabs.get(visitor.name);
    if (known) return known;
    this.#forget(now);
    const tab = new Tab();
    this.#tabs.set(visitor.name, tab);
    return tab;
  }

  #forget(now: number): void {
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + MEMORY_MS;
    for (const [name, { running, waiting, unsentBytes, lastAt }] of this.#tabs) {
      if (running + waiting.length + unsentBytes === 0 && lastAt < now - MEMORY_MS) this.#tabs.delete(name);
    }
  }

  #mayBegin(tab: Tab, now: number): boolean {
    if (this.#running >= this.#slots) return false;
    if (tab === this.#own) return true;
    if (tab.restsUntil > now || tab.unsentBytes >= MOST_UNSENT_BYTES) return false;
    return tab.running < this.#mostTurns(tab, now);
  }

  #mostTurns(tab: Tab, now: number): number {
    if (this.#isGreedy(tab, now)) return 1;
    const isAlone = this.#attendance.others(tab, now) === 0;
    const most = this.#slots - 1;
    const share = tab.meanMs >= HEAVY_MS ? Math.max(2, this.#slots / 4) : isAlone ? most : this.#slots / 2;
    return Math.max(1, Math.min(most, Math.floor(share)));
  }

  #isGreedy(tab: Tab, now: number): boolean {
    const load = tab.load(now);
    if (load < GREEDY_MS) return false;
    const others = this.#attendance.others(tab, now);
    return others > 0 && load > (GREEDY_TIMES * this.#attendance.usedByOthers(tab, now)) / others;
  }

  #begin(tab: Tab, beganAt: number): EndTurn {
    this.#running += 1;
    tab.begin(beganAt);
    if (tab !== this.#own) this.#attendance.note(tab, beganAt);
    return () => {
      const now = this.#now();
      this.#running -= 1;
      tab.end(beganAt, now);
      this.#charge(tab, Math.max(LEAST_MS, now - beganAt), now);
      if (this.#lines.size > 0) this.#serve();
    };
  }

  #charge(tab: Tab, ms: number, now: number): void {
    tab.charge(ms, now);
    if (tab === this.#own) return;
    this.#attendance.add(ms, now);
    if (!this.#isGreedy(tab, now)) return;
    const restMs = Math.min(Math.max(ms, LEAST_REST_MS), MOST_REST_MS);
    tab.restsUntil = Math.max(tab.restsUntil, now + restMs);
  }

  #wait(tab: Tab, visitor: Visitor | undefined): Promise<EndTurn> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => waiter.fail(noTurn()), this.#maxWaitMs);
      const leave = () => {
        clearTimeout(timeout);
        tab.waiting.splice(tab.waiting.indexOf(waiter), 1);
        if (tab.waiting.length === 0) this.#lines.delete(tab);
      };
      const waiter: Waiter = {
        visitor,
        since: this.#now(),
        begin: () => {
          leave();
          resolve(this.#begin(tab, this.#now()));
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      tab.waiting.push(waiter);
      this.#lines.add(tab);
      // Once more, at a time that the alarm is set by: what kept it waiting may have passed meanwhile.
      this.#serve();
    });
  }

  /** Gives the free slots to those who wait, the one with the least load first, less what their waiting makes up for. */
  #serve(): void {
    const now = this.#now();
    this.#giveUpSlow(now);
    while (this.#lines.size > 0 && this.#running < this.#slots) {
      const next = this.#next(now);
      if (!next) break;
      const [waiter] = next.waiting;
      if (waiter?.visitor?.isGone()) waiter.fail(new VisitorGoneError());
      else waiter?.begin();
    }
    this.#setAlarm(now);
  }

  #next(now: number): Tab | undefined {
    if (this.#own.waiting.length > 0) return this.#own;
    let next: Tab | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const tab of this.#lines) {
      if (!this.#mayBegin(tab, now)) continue;
      const [first] = tab.waiting;
      const load = tab.load(now) - (first ? WAITING_COUNTS * (now - first.since) : 0);
      if (load < least) {
        next = tab;
        least = load;
      }
    }
    return next;
  }

  /** Ends the oldest answer of each visitor who waits for another and takes those under way too slowly. */
  #giveUpSlow(now: number): void {
    for (const tab of this.#lines) {
      const oldest = oldestOf(tab);
      if (oldest && oldest.since + PATIENCE_MS <= now) oldest.giveUp();
    }
  }

  /** Wakes up when the next visitor has rested, or has taken an answer for too long. */
  #setAlarm(now: number): void {
    clearTimeout(this.#alarm);
    if (this.#running >= this.#slots) return;
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const tab of this.#lines) {
      if (tab.restsUntil > now) wakeAt = Math.min(wakeAt, tab.restsUntil);
      const oldest = oldestOf(tab);
      if (oldest && oldest.since + PATIENCE_MS > now) wakeAt = Math.min(wakeAt, oldest.since + PATIENCE_MS);
    }
    if (wakeAt < Number.POSITIVE_INFINITY)
      this.#alarm = setTimeout(() => this.#serve(), Math.ceil(wakeAt - now));
  }
}

/** The oldest answer under way to a visitor for whom no more are made until some have arrived. */
function oldestOf({ unsent, unsentBytes }: Tab): UnsentAnswer | undefined {
  return unsentBytes >= MOST_UNSENT_BYTES ? unsent.values().next().value : undefined;
}

function noTurn(): Error {
  return new Error('timeout exceeded when trying to connect');
}
