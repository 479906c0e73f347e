import type { DemoCourse, DemoLesson } from '../catalogue.ts';
import { around, happens } from '../draw.ts';
import { MINUTE, SECOND } from '../durations.ts';
import { doActivities } from './do-activities.ts';
import type { Learner } from './learner.ts';
import { timestamp } from '../rows.ts';
import { takeQuiz } from './take-quiz.ts';

/** The longest report of time that the database believes, in seconds. */
const LONGEST_REPORT = 300;
const COMPLETES_LESSON = 0.94;
const TRIES_AGAIN = 0.65;
const MAX_ATTEMPTS = 3;

/** A learner's way through one course. */
export class CourseRecord {
  readonly course: DemoCourse;
  readonly #learner: Learner;
  readonly #enrolledAt: number;
  readonly #completed = new Set<string>();
  #next = 0;
  #completedAt: number | null = null;

  /** Enrols the learner. @param at in milliseconds */
  constructor(learner: Learner, course: DemoCourse, at: number) {
    this.#learner = learner;
    this.course = course;
    this.#enrolledAt = at;
    learner.record('enrolled', at, { course_id: course.id });
  }

  /** The lesson that comes next; undefined at the end of what is written. */
  get nextLesson(): DemoLesson | undefined {
    return this.course.lessons[this.#next];
  }

  /**
   * Opens the next lesson and works on it, with more or less success.
   * @returns when the learner was done with it
   */
  studyNext(lesson: DemoLesson, at: number, until: number): number {
    const { random } = this.#learner;
    this.#next += 1;
    const subject = { course_id: lesson.course_id, lesson_id: lesson.id };
    this.#learner.record('lesson_opened', at, subject);
    if (lesson.content_type === 'quiz') {
      const leftAt = this.#takeQuiz(lesson, at + 20 * SECOND, until);
      this.#leave(lesson, leftAt, 0);
      return leftAt;
    }
    const worked = this.#spendTime(lesson, at, until);
    if (worked.isWhole) doActivities(this.#learner, lesson, at, worked.at);
    const completes = worked.isWhole && happens(random, COMPLETES_LESSON);
    if (completes) this.#complete(lesson, worked.at, 100);
    const share = completes ? 1 : random();
    this.#leave(
      lesson,
      worked.at,
      lesson.content_type === 'video' ? share * lesson.duration_minutes * 60 : share,
    );
    return worked.at;
  }

  /** Reads or watches, telling the time in reports as the browser does. */
  #spendTime(lesson: DemoLesson, from: number, until: number): { at: number; isWhole: boolean } {
    let left = Math.round(around(this.#learner.random, lesson.duration_minutes * 0.8, 0.4) * 60);
    let at = from;
    while (left > 0) {
      const seconds = Math.min(left, LONGEST_REPORT);
      if (at + seconds * SECOND >= until) return { at, isWhole: false };
      at += seconds * SECOND;
      left -= seconds;
      this.#learner.record('time_on_task', at, {
        course_id: lesson.course_id,
        lesson_id: lesson.id,
        details: { seconds },
      });
    }
    return { at, isWhole: true };
  }

  #takeQuiz(lesson: DemoLesson, from: number, until: number): number {
    const { random, ability } = this.#learner;
    let at = from;
    for (let attempt = 0; attempt < MAX_ATTEMPTS && at < until; attempt += 1) {
      // Every attempt teaches something, and so does having come this far.
      const finished = takeQuiz(
        this.#learner,
        lesson,
        ability + 0.6 * attempt + 0.01 * this.#next,
        at,
        until,
      );
      if (!finished) return at;
      at = finished.leftAt + MINUTE;
      if (finished.passed) this.#complete(lesson, finished.finishedAt, finished.score);
      if (finished.passed || !happens(random, TRIES_AGAIN)) break;
    }
    return Math.min(at, until - 1);
  }

  #complete(lesson: DemoLesson, at: number, score: number): void {
    this.#completed.add(lesson.id);
    this.#learner.rows.add('progress', {
      id: this.#learner.newId('progress'),
      user_id: this.#learner.id,
      course_id: lesson.course_id,
      module_id: lesson.module_id,
      lesson_id: lesson.id,
      completed: true,
      completed_at: timestamp(at),
      score,
    });
    this.#learner.record('lesson_completed', at, {
      course_id: lesson.course_id,
      lesson_id: lesson.id,
      details: { score },
    });
    if (this.#progress() === 100) this.#completedAt = at;
  }

  #leave(lesson: DemoLesson, at: number, position: number): void {
    this.#learner.rows.add('positions', {
      user_id: this.#learner.id,
      lesson_id: lesson.id,
      course_id: lesson.course_id,
      position: Number(position.toFixed(3)),
      updated_at: timestamp(at),
    });
  }

  /** As `private.compute_course_progress` rounds it: 100 is for a whole course, half a percent counts as one. */
  #progress(): number {
    const { lessons, isInWriting } = this.course;
    if (lessons.length === 0) return 0;
    if (this.#completed.size === lessons.length && !isInWriting) return 100;
    return Math.min(Math.round((100 * this.#completed.size) / lessons.length), 99);
  }

  /** Writes the enrolment as it stands at the end. */
  close(): void {
    this.#learner.rows.add('enrollments', {
      id: this.#learner.newId('enrollments'),
      user_id: this.#learner.id,
      course_id: this.course.id,
      progress: this.#progress(),
      created_at: timestamp(this.#enrolledAt),
      completed_at: this.#completedAt === null ? null : timestamp(this.#completedAt),
    });
  }
}
