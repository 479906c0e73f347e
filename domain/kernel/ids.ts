import type { Nominal } from './nominal.ts';

/** An account of `auth.users`: a learner or an admin. */
export type UserId = Nominal<string, 'UserId'>;

export type CourseId = Nominal<string, 'CourseId'>;

export type LessonId = Nominal<string, 'LessonId'>;

/** An attempt at a quiz. */
export type AttemptId = Nominal<string, 'AttemptId'>;

/** An application for a scholarship. */
export type ApplicationId = Nominal<string, 'ApplicationId'>;

/** A conversation with the mentor. */
export type ConversationId = Nominal<string, 'ConversationId'>;

/** One placement of a learner. */
export type PlacementId = Nominal<string, 'PlacementId'>;
