import type { DemoCourse, DemoLesson } from '../catalogue.ts';
import { CourseRecord } from './course-record.ts';
import { around, between, happens, oneOf, probabilityOf, type Random, weighted } from '../draw.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import type { Learner, World } from './learner.ts';
import type { Onboarded } from './onboard.ts';
import { heldAt } from './plan-history.ts';
import { reportProblem } from './report-problem.ts';
import { Reviewer } from './reviewer.ts';
import { timestamp } from '../rows.ts';
import { Subscriber } from './subscriber.ts';
import { writeNote } from './write-note.ts';

const ENROLS_AT_ONCE = 0.72;
const ENROLS_AGAIN = 0.07;
const LEAVES_AT_ONCE = 0.02;
const BOOKMARKS = 0.02;
const MEDIAN_DAYS_BETWEEN = 2.5;
const REVIEWS_AFTER_LESSONS = 0.7;
/** On a day without lessons an average learner comes for reviews alone so often; the diligent more, the others less. */
const REVIEWS_ALONE = 0.12;
/** Log odds of coming back after a session for an average learner, and what paying adds. */
const COMES_BACK = 0.95;
const COMES_BACK_PAYING = 1.2;

type Studied = { readonly lastSeen: number; readonly courseId: string | null };

/**
 * What somebody does after onboarding: enrols, comes back in sessions, takes lesson after lesson as far as the plan
 * opens them, and stops coming at some point. Most stop soon.
 *
 * @returns when they were last there, and the course that a plan of one course opened to them
 */
export function study(learner: Learner, world: World, { at: from, plan }: Onboarded): Studied {
  const { random } = learner;
  if (!happens(random, ENROLS_AT_ONCE) || from >= world.until) return { lastSeen: from, courseId: null };
  const records = [enrol(learner, world, [], from)];
  const subscriber = new Subscriber(plan);
  subscriber.attend(records[0]?.course, from);
  const reviewer = new Reviewer(learner, world);
  const opened = new Set<string>();
  let lastSeen = from;
  let reviewedAt = from;
  let at = from + MINUTE;
  while (at < world.until) {
    lastSeen = session(learner, world, records, { subscriber, opened }, at);
    if (happens(learner.reviewing, REVIEWS_AFTER_LESSONS))
      reviewedAt = reviewer.review(opened, lastSeen + MINUTE);
    if (records.length < world.catalogue.courses.length && happens(random, ENROLS_AGAIN)) {
      const enrolledAt = lastSeen + MINUTE;
      if (enrolledAt >= world.until) break;
      const record = enrol(learner, world, records, enrolledAt);
      records.push(record);
      subscriber.attend(record.course, enrolledAt);
      lastSeen = enrolledAt;
    }
    const paying = heldAt(plan, lastSeen).includes('one_course');
    const comesBack = COMES_BACK + 0.5 * learner.diligence + (paying ? COMES_BACK_PAYING : 0);
    if (!happens(random, probabilityOf(comesBack))) break;
    at = lastSeen + around(random, MEDIAN_DAYS_BETWEEN, 0.9) * DAY + between(random, 0, 3) * HOUR;
    reviewedAt =
      comeForReviews(learner, reviewer, opened, [lastSeen, Math.min(at, world.until)]) ?? reviewedAt;
  }
  for (const record of records) record.close();
  learner.skillRecord.close();
  return { lastSeen: Math.max(lastSeen, reviewedAt), courseId: subscriber.courseId };
}

/** Days between two sessions on which they only review; gives when they were last there for it. */
function comeForReviews(
  { reviewing, diligence }: Learner,
  reviewer: Reviewer,
  opened: ReadonlySet<string>,
  [from, to]: readonly [number, number],
): number | undefined {
  let last: number | undefined;
  for (let at = from + DAY; at < to - DAY / 2; at += DAY) {
    if (happens(reviewing, REVIEWS_ALONE * Math.exp(0.6 * diligence))) last = reviewer.review(opened, at);
  }
  return last;
}

/** Takes a course that is not taken yet, sooner one with much to learn in it. */
function enrol(learner: Learner, world: World, records: readonly CourseRecord[], at: number): CourseRecord {
  const offered = world.catalogue.courses.filter(
    (course) => !records.some((record) => record.course === course),
  );
  const course = weighted(
    learner.random,
    offered.map((one) => [one, 4 + one.lessons.length] as const),
  );
  const mistaken = offered.filter((other) => other !== course);
  if (mistaken.length > 0 && happens(learner.random, LEAVES_AT_ONCE)) enrolByMistake(learner, mistaken, at);
  return new CourseRecord(learner, course, at);
}

function enrolByMistake(learner: Learner, courses: readonly DemoCourse[], at: number): void {
  const { id } = oneOf(learner.random, courses);
  learner.record('enrolled', at - 40_000, { course_id: id });
  learner.record('left_course', at - 10_000, { course_id: id });
}

/** Lesson after lesson until the learner has had enough, or the plan opens no more; gives the time of its end. */
function session(
  learner: Learner,
  { until }: World,
  records: readonly CourseRecord[],
  { subscriber, opened }: { readonly subscriber: Subscriber; readonly opened: Set<string> },
  from: number,
): number {
  const { random } = learner;
  let at = from;
  for (let wanted = lessonsWanted(random); wanted > 0; wanted -= 1) {
    const open = records.flatMap((record) => {
      const lesson = record.nextLesson;
      return lesson && subscriber.mayOpen(lesson, at) ? [{ record, lesson }] : [];
    });
    const [next] = open;
    if (!next || at >= until) break;
    subscriber.attend(next.record.course, at);
    const leftAt = next.record.studyNext(next.lesson, at, until);
    opened.add(next.lesson.id);
    if (happens(random, BOOKMARKS)) bookmark(learner, next.lesson, leftAt);
    reportProblem(learner, next.lesson, leftAt, until);
    at = leftAt + between(random, 0.3, 3) * MINUTE;
    if (at >= until) return leftAt;
  }
  return at;
}

/** One to six, mostly few. */
function lessonsWanted(random: Random): number {
  return Math.min(6, 1 + Math.floor(-Math.log(1 - random()) * 1.6));
}

function bookmark(learner: Learner, lesson: DemoLesson, at: number): void {
  learner.rows.add('bookmarks', { user_id: learner.id, lesson_id: lesson.id, created_at: timestamp(at) });
  writeNote(learner, lesson, at);
}
