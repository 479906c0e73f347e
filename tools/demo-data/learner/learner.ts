import { hashText } from '#domain/kernel/hash-text.ts';
import { normal, seededRandom } from '#domain/kernel/seeded-random.ts';
import type { DemoCatalogue } from '../catalogue.ts';
import { demonstrationId } from '../demonstration-id.ts';
import type { Random } from '../draw.ts';
import { type Rows, timestamp } from '../rows.ts';
import type { TableName } from '../tables.ts';
import { SkillRecord } from './skill-record.ts';

/** What is the same for everybody in a demonstration. */
export type World = {
  readonly seed: number;
  /** How many there are. */
  readonly learners: number;
  readonly catalogue: DemoCatalogue;
  /** Nothing happens at or after this moment, in milliseconds. */
  readonly until: number;
};

/** What a learning event is about; see docs/learning-records.md. */
type EventSubject = {
  readonly course_id?: string;
  readonly lesson_id?: string;
  readonly item_id?: string;
  readonly details?: Readonly<Record<string, unknown>>;
};

/** Somebody whose history is being made up: who they are, and their own chance. */
export class Learner {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly signedUpAt: number;
  readonly random: Random;
  /** The chance in their reviews, which leaves that of everything else as it is. */
  readonly reviewing: Random;
  /** How well they answer, in standard deviations from the average learner. */
  readonly ability: number;
  /** How long they keep at it, likewise. */
  readonly diligence: number;
  /** Where they leave theirs, among those of others. */
  readonly rows: Rows;
  /** What they answered, as evidence. */
  readonly skillRecord: SkillRecord;
  readonly #counts = new Map<TableName, number>();

  /** @param number from 1, in the order of signing up; with the seed of the world it decides everything */
  constructor(world: World, number: number, signedUpAt: number, rows: Rows) {
    this.rows = rows;
    this.number = number;
    this.signedUpAt = signedUpAt;
    this.id = demonstrationId('users', number);
    this.name = `Demo learner ${String(number).padStart(5, '0')}`;
    this.email = `learner-${String(number).padStart(5, '0')}@${DEMONSTRATION_HOST}`;
    this.random = seededRandom(hashText(`learner ${world.seed} ${number}`));
    this.reviewing = seededRandom(hashText(`reviews ${world.seed} ${number}`));
    this.skillRecord = new SkillRecord(this.id, world.catalogue, rows);
    this.ability = normal(this.random);
    this.diligence = 0.3 * this.ability + 0.95 * normal(this.random);
  }

  /** The id of the next row of theirs in a table. */
  newId(table: TableName): string {
    const place = this.#counts.get(table) ?? 0;
    this.#counts.set(table, place + 1);
    return demonstrationId(table, this.number, place);
  }

  /** What the triggers of the database would note. */
  record(verb: string, at: number, subject: EventSubject = {}): void {
    this.rows.add('events', {
      id: this.newId('events'),
      user_id: this.id,
      verb,
      course_id: subject.course_id ?? null,
      lesson_id: subject.lesson_id ?? null,
      item_id: subject.item_id ?? null,
      details: JSON.stringify(subject.details ?? {}),
      occurred_at: timestamp(at),
    });
  }
}

/** No mail reaches an address under .invalid (RFC 6761, section 6.4), and the engine sends none there. */
export const DEMONSTRATION_HOST = 'demo.example.invalid';
