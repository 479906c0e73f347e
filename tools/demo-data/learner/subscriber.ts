import { opensLesson } from '#domain/catalogue/opens-lesson.ts';
import type { DemoCourse, DemoLesson } from '../catalogue.ts';
import { heldAt, type PlanHistory } from './plan-history.ts';

/** What a plan opens to a learner while they study, as the database decides it with a payment provider. */
export class Subscriber {
  readonly #plan: PlanHistory | null;
  /** The course they were at last before they paid, else the first one after it. */
  #courseId: string | null = null;

  constructor(plan: PlanHistory | null) {
    this.#plan = plan;
  }

  get courseId(): string | null {
    return this.#courseId;
  }

  /** They enrol in a course, or take a lesson of it. */
  attend(course: DemoCourse | undefined, at: number): void {
    const paidAt = this.#plan?.payments[0]?.at ?? Number.POSITIVE_INFINITY;
    if (course && (this.#courseId === null || at < paidAt)) this.#courseId = course.id;
  }

  /** @param lesson of a course that they take */
  mayOpen(lesson: DemoLesson, at: number): boolean {
    return opensLesson(heldAt(this.#plan, at), lesson, lesson.course_id === this.#courseId);
  }
}
