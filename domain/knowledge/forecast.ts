import type { Evidence } from './evidence.ts';
import { recallOn } from './memory.ts';
import type { SkillState } from './skill-state.ts';
import { tracingParameters } from './tracing.ts';

/**
 * How likely a first answer is right, said before it is given: guess + (1 - guess - slip) x recall. Held against what
 * happened it shows how far what is believed of memories can be trusted.
 *
 * @returns null without a memory that time has passed over: before the skill was taught, and again on the day it was scheduled
 */
export function forecastAnswer(
  { card }: Pick<SkillState, 'card'>,
  { day, is_constructed }: Pick<Evidence, 'day' | 'is_constructed'>,
): number | null {
  if (card === null || card.day >= day) return null;
  const { guess, slip } = tracingParameters(is_constructed);
  return Math.round((guess + (1 - guess - slip) * recallOn(card, day)) * 1000) / 1000;
}
