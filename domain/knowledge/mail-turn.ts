import { addDays, daysBetween, learnerDay, momentOn } from './learner-day.ts';

/** What a learner wants to be written about what they learn; nothing unless they asked. */
export type MailWishes = {
  /** On days on which they have done nothing yet: what is due. */
  readonly reminder: boolean;
  /** Once a week: how it went. */
  readonly summary: boolean;
  /** The hour by their clock. */
  readonly hour: number;
  /** When they said so: an hour that had passed by then is not caught up with. */
  readonly chosenAt: Date;
};

/** What decides whether somebody is written to now. */
export type MailFacts = MailWishes & {
  /** An IANA name. */
  readonly zone: string;
  /** The learner's day. */
  readonly day: string;
  /** The learner's day on which they were written to last. */
  readonly mailedOn: string | null;
  /** When they were told that nothing more comes. */
  readonly farewellAt: Date | null;
  /** When they were last here. */
  readonly lastHere: Date;
  /** Whether they have answered or completed anything today. */
  readonly isDone: boolean;
};

export type MailKind = 'reminder' | 'summary' | 'farewell';

/** Hours that can be chosen; each belongs to the learner's day that it stands in. */
export const EARLIEST_HOUR = 5;
export const LATEST_HOUR = 23;
export const USUAL_HOUR = 18;

/** After so many days without anybody there, mails would only be noise. */
export const SILENT_DAYS = 14;

const HOUR = 3_600_000;
/** What could not be sent in time is not sent in the night. */
const LATEST = 3 * HOUR;
const MONDAY = 1;

/**
 * Which mail goes out now, if any: at the learner's hour, at most one a learner's day, none once something was done that day, and after two
 * weeks of silence one farewell and then nothing until they are back.
 */
export function mailDue(facts: MailFacts, now: Date): MailKind | null {
  const { zone, hour, chosenAt, day, mailedOn, farewellAt, lastHere } = facts;
  const at = hourOf(now, hour, zone);
  const isTime = at <= now.getTime() && now.getTime() < at + LATEST && at >= chosenAt.getTime();
  if (!isTime || (mailedOn !== null && mailedOn >= day) || !(facts.reminder || facts.summary)) return null;
  const silence = daysBetween(learnerDay(lastHere, zone, null), day);
  if (silence >= SILENT_DAYS) return farewellAt !== null && farewellAt >= lastHere ? null : 'farewell';
  if (facts.summary && new Date(day).getUTCDay() === MONDAY) return 'summary';
  return facts.reminder && !facts.isDone ? 'reminder' : null;
}

/** The next moment at which the learner's clock shows their hour. */
export function nextMailTurn(now: Date, hour: number, zone: string): Date {
  const today = hourOf(now, hour, zone);
  if (today > now.getTime()) return new Date(today);
  return momentOn(addDays(learnerDay(now, zone, null), 1), hour, zone);
}

/** The learner's hour of the day that it is by their clock. */
function hourOf(now: Date, hour: number, zone: string): number {
  return momentOn(learnerDay(now, zone, null), hour, zone).getTime();
}
