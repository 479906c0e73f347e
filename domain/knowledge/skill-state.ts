import type { Evidence, ResponsePlace } from './evidence.ts';
import { daysBetween } from './learner-day.ts';
import { type Card, gradeRecall, recallOn, scheduleCard, testedOutCard } from './memory.ts';
import { PRIOR_KNOWLEDGE, traceResponse } from './tracing.ts';

/** What is known of a learner and a skill: all that the next answer is added to. It stays small, however long the history. */
export type SkillState = {
  /** How likely the skill is known, 0 to 1. */
  readonly known: number;
  /** Whether anything was answered where the skill is taught, or right anywhere. */
  readonly is_met: boolean;
  /** Right first answers without a hint, counted to what is needed. */
  readonly unaided: number;
  /** Different items among them, to what is needed. */
  readonly templates: readonly string[];
  /** The most that one of them asked: 1 recall, 2 use, 3 combine; 0 before any. */
  readonly highest: number;
  /** The last learner's day on which the skill was asked for. */
  readonly met_on: string | null;
  /** Unaided right answers days after the skill was last met, counted to what is needed, and whether one was constructed. */
  readonly spaced: number;
  readonly is_spaced_constructed: boolean;
  /** What is remembered; null until the skill is taught or tested out. */
  readonly card: Card | null;
};

/** How a skill stands with a learner. */
export const SKILL_STATUSES = ['not_met', 'learning', 'known', 'mastered', 'fading'] as const;

export type SkillStatus = (typeof SKILL_STATUSES)[number];

export const KNOWN_FROM = 0.95;
export const UNAIDED_NEEDED = 4;
export const TEMPLATES_NEEDED = 2;
export const SPACED_NEEDED = 2;
/** A right answer shows memory so many days after the skill was last met. */
export const SPACED_DAYS = 3;
export const FADING_BELOW = 0.8;

/** Where answering means that the skill was taught: a card begins there. */
const TEACHING: ReadonlySet<ResponsePlace> = new Set(['lesson', 'guest', 'quiz', 'review', 'exam', 'drill']);

/** What is answered there never makes a skill mastered. */
const WITHOUT_MASTERY: ReadonlySet<ResponsePlace> = new Set(['placement', 'guest', 'test_out', 'puzzle']);

export const NEW_SKILL: SkillState = {
  known: PRIOR_KNOWLEDGE,
  is_met: false,
  unaided: 0,
  templates: [],
  highest: 0,
  met_on: null,
  spaced: 0,
  is_spaced_constructed: false,
  card: null,
};

/**
 * The state of a skill after one more response to an item of it. A state is the fold of a learner's responses in their order,
 * and of nothing else.
 */
export function foldResponse(state: SkillState, response: Evidence): SkillState {
  if (response.try > 1) return state;
  const before = isForgotten(state, response) ? { ...state, ...UNPROVEN } : state;
  return {
    ...before,
    ...shownBy(before, response),
    known: traceResponse(before.known, response),
    is_met: before.is_met || response.is_right || TEACHING.has(response.place),
    met_on: response.day,
    card: cardAfter(before.card, response),
  };
}

/**
 * How a skill stands on a day.
 *
 * @param skillLevel 1 to 3, of the curriculum
 */
export function statusOn(state: SkillState, day: string, skillLevel: number): SkillStatus {
  if (!state.is_met) return 'not_met';
  if (!isKnown(state, skillLevel)) return 'learning';
  if (state.card !== null && recallOn(state.card, day) < FADING_BELOW) return 'fading';
  return isProven(state) ? 'mastered' : 'known';
}

const UNPROVEN = {
  unaided: 0,
  templates: [],
  highest: 0,
  spaced: 0,
  is_spaced_constructed: false,
} satisfies Partial<SkillState>;

/** What an unaided right answer adds to what was shown. */
function shownBy(state: SkillState, response: Evidence): Partial<SkillState> {
  if (!response.is_right || response.hints > 0) return {};
  const { template, day, is_constructed, level, place } = response;
  const isSpaced =
    state.met_on !== null && daysBetween(state.met_on, day) >= SPACED_DAYS && !WITHOUT_MASTERY.has(place);
  const isNew = state.templates.length < TEMPLATES_NEEDED && !state.templates.includes(template);
  return {
    unaided: Math.min(state.unaided + 1, UNAIDED_NEEDED),
    templates: isNew ? [...state.templates, template] : state.templates,
    highest: Math.max(state.highest, level),
    spaced: Math.min(state.spaced + (isSpaced ? 1 : 0), SPACED_NEEDED),
    is_spaced_constructed: state.is_spaced_constructed || (isSpaced && is_constructed),
  };
}

/** The first answer of a learner's day schedules; others do not. */
function cardAfter(card: Card | null, response: Evidence): Card | null {
  const { day, is_constructed, target_recall, place } = response;
  if (card?.day === day) return card;
  const recall = { grade: gradeRecall(response), day, is_constructed, target_recall };
  if (card !== null || TEACHING.has(place)) return scheduleCard(card, recall);
  return place === 'test_out' && response.is_right ? testedOutCard(recall) : null;
}

/** Whether a response is an Again on what was mastered: then all has to be shown anew. */
function isForgotten(state: SkillState, response: Evidence): boolean {
  if (state.card === null || state.card.day === response.day) return false;
  return gradeRecall(response) === 'again' && isProven(state) && isTraced(state);
}

function isTraced({ known, unaided, templates }: SkillState): boolean {
  return known >= KNOWN_FROM && unaided >= UNAIDED_NEEDED && templates.length >= TEMPLATES_NEEDED;
}

/** A skill of the first level is known by recalling it; above, by using it once at least. */
function isKnown(state: SkillState, skillLevel: number): boolean {
  return isTraced(state) && state.highest >= Math.min(skillLevel, 2);
}

function isProven({ spaced, is_spaced_constructed }: SkillState): boolean {
  return spaced >= SPACED_NEEDED && is_spaced_constructed;
}
