import type { Evidence } from '#domain/knowledge/evidence.ts';
import { forecastAnswer } from '#domain/knowledge/forecast.ts';
import { daysBetween, TURN_OF_DAY } from '#domain/knowledge/learner-day.ts';
import { foldResponse, NEW_SKILL, type SkillState, statusOn } from '#domain/knowledge/skill-state.ts';
import type { DemoCatalogue } from '../catalogue.ts';
import { HOUR } from '../durations.ts';
import { type Rows, timestamp } from '../rows.ts';

/** An answer as the server would keep it as evidence. */
export type DemoResponse = Pick<
  Evidence,
  'place' | 'try' | 'is_right' | 'hints' | 'is_constructed' | 'level'
> & {
  readonly at: number;
  readonly skill: string;
  readonly lesson_id: string;
  /** Empty in a quiz. */
  readonly activity: string;
  readonly item_id: string | null;
  readonly mistake: string | null;
  readonly misconception: string | null;
  readonly confidence?: number | null;
  readonly seconds?: number;
};

const TARGET_RECALL = 0.9;

/** What a learner has shown: the evidence in its order, and the state of each skill that follows from it. */
export class SkillRecord {
  readonly #userId: string;
  readonly #skills: DemoCatalogue['skills'];
  readonly #rows: Rows;
  readonly #states = new Map<string, { readonly state: SkillState; readonly day: string }>();
  #sequence = 0;
  #last = { day: '', at: 0 };

  constructor(userId: string, { skills }: Pick<DemoCatalogue, 'skills'>, rows: Rows) {
    this.#userId = userId;
    this.#skills = skills;
    this.#rows = rows;
  }

  /** The states of the skills that were met, by their ids. */
  get states(): ReadonlyMap<string, { readonly state: SkillState }> {
    return this.#states;
  }

  /** The learner's day of a moment: they live by UTC. It is never earlier than that of the answer before. */
  dayOf(at: number): string {
    const day = timestamp(at - TURN_OF_DAY * HOUR).slice(0, 10);
    return day > this.#last.day ? day : this.#last.day;
  }

  /** Keeps an answer; gives the state of its skill after it. */
  add(given: DemoResponse): SkillState {
    const { at, skill, lesson_id, activity, item_id, confidence = null, seconds = null, ...shown } = given;
    const day = this.dayOf(at);
    const template = [lesson_id, activity, item_id].filter((part) => part !== '' && part !== null).join('/');
    const before = this.#states.get(skill)?.state ?? NEW_SKILL;
    const state = foldResponse(before, { ...shown, template, day, target_recall: TARGET_RECALL });
    this.#sequence += 1;
    this.#last = { day, at };
    if (given.try === 1) this.#states.set(skill, { state, day });
    this.#rows.add('responses', {
      ...shown,
      user_id: this.#userId,
      sequence: this.#sequence,
      skill,
      template,
      lesson_id,
      confidence,
      seconds,
      target_recall: TARGET_RECALL,
      forecast: given.try === 1 ? forecastAnswer(before, { ...shown, day }) : null,
      days_since: given.try === 1 && before.met_on !== null ? daysBetween(before.met_on, day) : null,
      day,
      answered_at: timestamp(at),
    });
    return state;
  }

  /** Writes the states as they stand at the end. */
  close(): void {
    if (this.#sequence === 0) return;
    for (const [skill, { state, day }] of this.#states) {
      this.#rows.add('skillStates', {
        user_id: this.#userId,
        skill,
        status: statusOn(state, day, this.#skills.get(skill)?.level ?? 1),
        due: state.card?.due ?? null,
        state: JSON.stringify(state),
      });
    }
    this.#rows.add('learnerDays', {
      user_id: this.#userId,
      day: this.#last.day,
      seen_at: timestamp(this.#last.at),
      folded_until: this.#sequence,
    });
  }
}
