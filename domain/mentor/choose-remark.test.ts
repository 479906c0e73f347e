import { describe, expect, test } from 'vitest';
import { chooseRemark, type SaidRemark } from './choose-remark.ts';

const nothing = { belief: undefined, fading: [], said: [] };
const said = (kind: SaidRemark['kind'], about: string, isDismissed: boolean): SaidRemark => ({
  kind,
  about,
  isDismissed,
});

describe('after an answer', () => {
  const belief = { id: 'stop-guarantees-price', met: 2 };

  test('a belief is spoken of when it is met for the second time', () => {
    expect(chooseRemark('answer', { ...nothing, belief: { ...belief, met: 1 } })).toBeUndefined();
    expect(chooseRemark('answer', { ...nothing, belief })).toEqual({ kind: 'belief', about: belief.id });
  });

  test('not again on the day on which it was dismissed, while another one is', () => {
    const dismissed = { ...nothing, belief, said: [said('belief', belief.id, true)] };
    expect(chooseRemark('answer', dismissed)).toBeUndefined();
    expect(chooseRemark('answer', { ...dismissed, belief: { id: 'other', met: 3 } })?.about).toBe('other');
  });

  test('nothing else is', () => {
    expect(chooseRemark('answer', { ...nothing, fading: ['pips'] })).toBeUndefined();
  });
});

describe('in a session of the simulator', () => {
  const widened = 'session:7';

  test('a stop that was just widened is spoken of, each time', () => {
    const remark = { kind: 'stop-widened', about: widened };
    expect(chooseRemark('session', { ...nothing, widened })).toEqual(remark);
    const before = [said('stop-widened', 'session:3', false)];
    expect(chooseRemark('session', { ...nothing, widened, said: before })).toEqual(remark);
    expect(chooseRemark('session', { ...nothing, fading: ['pips'] })).toBeUndefined();
  });

  test('none is on the day on which one was put away', () => {
    const before = [said('stop-widened', 'session:3', true)];
    expect(chooseRemark('session', { ...nothing, widened, said: before })).toBeUndefined();
    expect(
      chooseRemark('session', { ...nothing, widened, said: [said('fading', 'pips', true)] }),
    ).toBeDefined();
  });
});

describe('where the day begins', () => {
  test('the most forgotten skill is spoken of', () => {
    expect(chooseRemark('day', { ...nothing, fading: ['pips', 'lots'] })).toEqual({
      kind: 'fading',
      about: 'pips',
    });
    expect(chooseRemark('day', nothing)).toBeUndefined();
  });

  test('the same one all day, and none once it was dismissed', () => {
    const fading = ['lots', 'pips'];
    const before = { ...nothing, fading, said: [said('fading', 'pips', false)] };
    expect(chooseRemark('day', before)?.about).toBe('pips');
    expect(chooseRemark('day', { ...before, said: [said('fading', 'pips', true)] })).toBeUndefined();
  });

  test('a belief is not', () => {
    expect(chooseRemark('day', { ...nothing, belief: { id: 'x', met: 5 } })).toBeUndefined();
  });
});
