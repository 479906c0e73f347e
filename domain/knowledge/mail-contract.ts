import * as v from 'valibot';
import { EARLIEST_HOUR, LATEST_HOUR } from './mail-turn.ts';

/** What one press can end: mails of one kind, or all of them. */
export const ENDED_MAILS = ['reminder', 'summary', 'all'] as const;

export type EndedMails = (typeof ENDED_MAILS)[number];

export const mailHour = v.pipe(v.number(), v.integer(), v.minValue(EARLIEST_HOUR), v.maxValue(LATEST_HOUR));

/** `time_zone`: an IANA name, of the device; what the profile says comes first. */
export const saveMailPreferencesRequest = v.object({
  reminder: v.boolean(),
  summary: v.boolean(),
  hour: mailHour,
  time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** Which mails somebody wants. */
export type ChosenMails = { readonly reminder: boolean; readonly summary: boolean; readonly hour: number };

export type SaveMailPreferencesResponse = ChosenMails;

/** The mails of a learner, for whoever opens the link of one of them. */
export type MailStatus = ChosenMails & {
  /** What opened it. */
  readonly token: string;
  /** What the link would end; null when it leads to the preferences. */
  readonly asked: EndedMails | null;
  /** Whether something was just ended or saved. */
  readonly isSaved: boolean;
  /** Courses about whose further modules they hear. */
  readonly notices: readonly {
    readonly id: string;
    readonly title: string;
    readonly translations: Readonly<Record<string, Readonly<Record<string, unknown>>>> | null;
  }[];
};
