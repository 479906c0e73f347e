import { describe, expect, test } from 'vitest';
import { type EndTurn, FairQueue } from './fair-queue.ts';
import { type Visitor, VisitorGoneError } from './visitor.ts';

/**
 * Waiting ends by a real timer, which must not come while other tests of the same process still run: whoever waits at the
 * end of a test would fail in the middle of another.
 */
const LONGER_THAN_ALL_TESTS_MS = 24 * 60 * 60 * 1000;

/** A queue whose time stands still unless it is told to pass, and a record of who got their turns when. */
function clockedQueue(slots: number) {
  let now = 1000;
  const queue = new FairQueue({ slots, maxWaitMs: LONGER_THAN_ALL_TESTS_MS, now: () => now });
  const turns: string[] = [];
  const running = new Map<string, EndTurn[]>();
  return {
    queue,
    turns,
    running: (name: string) => running.get(name)?.length ?? 0,
    pass: (ms: number) => {
      now += ms;
    },
    async enter(name: string, visitor: Visitor | undefined = visitorCalled(name)): Promise<void> {
      const end = await queue.enter(visitor);
      turns.push(name);
      running.set(name, [...(running.get(name) ?? []), end]);
    },
    /** Ends the oldest turn of a visitor, and lets whoever follows begin. */
    async end(name: string): Promise<void> {
      running.get(name)?.shift()?.();
      await settle();
    },
    /** A turn of this length. */
    async use(name: string, ms: number): Promise<void> {
      await this.enter(name);
      now += ms;
      await this.end(name);
    },
  };
}

const visitorCalled = (name: string): Visitor => ({ name, isGone: () => false });
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the fair queue', () => {
  test('serves first who has used least of the database lately, not who came first', async () => {
    const clock = clockedQueue(1);
    await clock.use('much', 300);
    await clock.use('some', 100);
    await clock.enter('running');
    for (const name of ['much', 'some', 'new', 'much']) void clock.enter(name);
    clock.turns.length = 0;
    await clock.end('running');
    for (const name of ['new', 'some', 'much']) {
      clock.pass(1);
      await clock.end(name);
    }
    expect(clock.turns).toEqual(['new', 'some', 'much', 'much']);
  });

  test('lets waiting make up for some use, so that nobody is passed over for one long turn', async () => {
    const clock = clockedQueue(1);
    await clock.use('unlucky', 100);
    await clock.enter('running');
    void clock.enter('unlucky');
    clock.pass(20);
    void clock.enter('newcomer');
    await clock.end('running');
    expect(clock.turns.at(-1)).toBe('unlucky');
  });

  test('counts turns that are still under way', async () => {
    const clock = clockedQueue(4);
    await clock.enter('long');
    clock.pass(200);
    for (const name of ['a', 'b', 'c']) await clock.enter(name);
    void clock.enter('long');
    void clock.enter('a');
    await clock.end('b');
    expect(clock.turns.at(-1)).toBe('a');
  });

  test('leaves a slot free beside somebody who is alone, and half of them among others', async () => {
    const alone = clockedQueue(10);
    for (let turn = 0; turn < 24; turn += 1) void alone.enter('flood');
    await settle();
    expect(alone.running('flood')).toBe(9);
    await alone.enter('reader');
    expect(alone.turns.at(-1)).toBe('reader');

    const among = clockedQueue(10);
    await among.enter('reader');
    for (let turn = 0; turn < 24; turn += 1) void among.enter('flood');
    await settle();
    expect(among.running('flood')).toBe(5);
  });

  test('gives a quarter of the slots to long statements, also to somebody alone', async () => {
    const clock = clockedQueue(10);
    for (let turn = 0; turn < 4; turn += 1) await clock.use('heavy', 400);
    clock.pass(2000);
    for (let turn = 0; turn < 24; turn += 1) void clock.enter('heavy');
    await settle();
    expect(clock.running('heavy')).toBe(2);
  });

  test('gives one turn at a time, and a rest as long, to who uses far more than the others', async () => {
    const clock = clockedQueue(10);
    await clock.use('reader', 5);
    await clock.use('greedy', 700);
    await clock.use('reader', 5);
    for (let turn = 0; turn < 24; turn += 1) void clock.enter('greedy');
    await settle();
    expect(clock.running('greedy')).toBe(0);
    clock.pass(700);
    await clock.use('reader', 5);
    expect(clock.running('greedy')).toBe(1);
    await clock.use('reader', 5);
    expect(clock.running('greedy')).toBe(1);
  });

  test('does not call everybody greedy where all use as much', async () => {
    const clock = clockedQueue(10);
    for (let turn = 0; turn < 10; turn += 1) {
      for (const name of ['a', 'b', 'c']) await clock.use(name, 200);
    }
    void clock.enter('a');
    await settle();
    expect(clock.running('a')).toBe(1);
  });

  test('forgives what is long past', async () => {
    const clock = clockedQueue(4);
    for (let turn = 0; turn < 5; turn += 1) await clock.use('once greedy', 40);
    clock.pass(30_000);
    await clock.enter('other');
    for (let turn = 0; turn < 3; turn += 1) void clock.enter('once greedy');
    await settle();
    expect(clock.running('once greedy')).toBe(2);
  });

  test('makes nothing more for a visitor who does not take what was made', async () => {
    const clock = clockedQueue(4);
    const slow = visitorCalled('slow');
    const arrived = clock.queue.hold(slow, 8 * 1024 * 1024, () => {});
    clock.queue.hold(slow, 8 * 1024 * 1024, () => {});
    void clock.enter('slow');
    await clock.enter('other');
    await settle();
    expect(clock.turns).toEqual(['other']);
    arrived();
    await settle();
    expect(clock.turns).toEqual(['other', 'slow']);
  });

  test('gives up the oldest answer that is taken too slowly, once somebody waits for another', async () => {
    const clock = clockedQueue(4);
    const slow = visitorCalled('slow');
    const givenUp: string[] = [];
    for (const name of ['first', 'second']) {
      const release = clock.queue.hold(slow, 8 * 1024 * 1024, () => {
        givenUp.push(name);
        release();
      });
    }
    clock.pass(1990);
    expect(givenUp).toEqual([]);
    const waiting = clock.enter('slow');
    await settle();
    expect(givenUp).toEqual([]);
    clock.pass(10);
    await waiting;
    expect(givenUp).toEqual(['first']);
  });

  test('begins a turn whose reason to wait ends in the moment of asking', async () => {
    let now = 1000;
    let turns = 0;
    const queue = new FairQueue({ slots: 4, maxWaitMs: LONGER_THAN_ALL_TESTS_MS, now: () => (now += 1) });
    const use = async (name: string, ms: number) => {
      const end = await queue.enter(visitorCalled(name));
      turns += 1;
      now += ms;
      end();
    };
    await use('reader', 1);
    await use('greedy', 700);
    // Every look at the clock takes a millisecond: somewhere here the rest ends between two of them.
    for (let turn = 0; turn < 20; turn += 1) {
      now += 690 + turn;
      await use('greedy', 700);
      await use('reader', 1);
    }
    expect(turns).toBe(42);
  });

  test('counts many turns that take no time, and answers that take long to send', async () => {
    const clock = clockedQueue(10);
    await clock.use('reader', 5);
    for (let turn = 0; turn < 500; turn += 1) await clock.use('flood', 0);
    for (let turn = 0; turn < 4; turn += 1) void clock.enter('flood');
    clock.queue.chargeUnsent(visitorCalled('big'), 30_000_000);
    for (let turn = 0; turn < 4; turn += 1) void clock.enter('big');
    await settle();
    expect([clock.running('flood'), clock.running('big')]).toEqual([0, 0]);
  });

  test('passes over who has gone, and refuses a line that is too long', async () => {
    const clock = clockedQueue(1);
    await clock.enter('running');
    const gone = clock.enter('gone', { name: 'gone', isGone: () => true }).catch((error: unknown) => error);
    void clock.enter('waiting');
    await clock.end('running');
    expect(await gone).toBeInstanceOf(VisitorGoneError);
    expect(clock.turns).toEqual(['running', 'waiting']);

    for (let turn = 0; turn < 100; turn += 1) void clock.enter('many');
    await expect(clock.enter('many')).rejects.toThrow('timeout exceeded when trying to connect');
  });

  test('lets the engine itself go first, up to the last slot', async () => {
    const clock = clockedQueue(2);
    await clock.enter('a');
    await clock.enter('engine', undefined);
    for (const name of ['b', 'c']) void clock.enter(name);
    void (async () => {
      (await clock.queue.enter(undefined))();
      clock.turns.push('engine');
    })();
    await clock.end('a');
    expect(clock.turns.slice(2, 3)).toEqual(['engine']);
  });
});
