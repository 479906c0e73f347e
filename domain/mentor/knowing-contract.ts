import * as v from 'valibot';
import type { RuleId } from '../simulator/critique/finding.ts';
import { REMARK_KINDS, REMARK_PLACES, type RemarkKind } from './choose-remark.ts';

const timeZone = v.optional(v.pipe(v.string(), v.maxLength(100)));

/** `read-known-facts`. `time_zone`: an IANA name, of the device; what the profile says comes first. */
export const readKnownFactsRequest = v.object({ time_zone: timeZone });

/** Something short that the mentor knows of the learner. Everything in it the learner has been told where it happened. */
export type KnownFact =
  | { readonly kind: 'level'; readonly level: string }
  | { readonly kind: 'path'; readonly done: number; readonly stations: number }
  | {
      readonly kind: 'weak';
      readonly skill: string;
      readonly name: string;
      /** Of the last first answers, at most five. */
      readonly right: number;
      readonly asked: number;
    }
  | { readonly kind: 'fading'; readonly skills: readonly { readonly skill: string; readonly name: string }[] }
  | {
      readonly kind: 'mistake';
      /** The learner's day. */
      readonly day: string;
      readonly skill: string;
      readonly name: string;
      /** The belief recognised behind it, in English; null where none was. */
      readonly belief: string | null;
      /** The misconception that there is a dialogue about; null without one. */
      readonly dialogue: string | null;
      /** Where it happened; null outside a lesson. */
      readonly course_id: string | null;
      readonly lesson_id: string | null;
    }
  | {
      readonly kind: 'trades';
      /** The session of the simulator that a trade was closed in last. */
      readonly session_id: string;
      readonly trades: number;
      /** The average of those that had a stop, in R; null without one. */
      readonly average_r: number | null;
      /** The rule of the plan that was broken most often in it, with the skill that keeps it; null where none was. */
      readonly broken: {
        readonly rule: RuleId;
        readonly times: number;
        readonly skill: string;
        readonly name: string;
      } | null;
    }
  | { readonly kind: 'due'; readonly reviews: number; readonly minutes: number };

export type ReadKnownFactsResponse = {
  /** Whether the learner lets the mentor use the facts. Switched off, there are none. */
  readonly knows: boolean;
  readonly facts: readonly KnownFact[];
  /** The language model that the operator has connected and switched on; null: none. */
  readonly model: { readonly name: string } | null;
  /** Whether the learner lets that model reword answers for them. */
  readonly rephrases: boolean;
};

/** `session_id`: in a session of the simulator, which one. */
export const readRemarkRequest = v.object({
  place: v.picklist(REMARK_PLACES),
  time_zone: timeZone,
  session_id: v.optional(v.pipe(v.string(), v.uuid())),
});

/** What the mentor says unasked. */
export type MentorRemark = {
  readonly kind: RemarkKind;
  readonly about: string;
  /** The skill that it is about. */
  readonly skill: string;
  readonly name: string;
  /** In English; null where it is about no belief. */
  readonly belief: string | null;
  /** The misconception that there is a dialogue about; null without one. */
  readonly dialogue: string | null;
};

export type ReadRemarkResponse = { readonly remark: MentorRemark | null };

export const dismissRemarkRequest = v.object({
  kind: v.picklist(REMARK_KINDS),
  about: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});
