import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Words for the codes that tables (PostgreSQL, PostgREST) and functions answer with. Loaded by /auth, too: what only
 * admins meet stands in pages/admin/admin-error-messages.ts.
 */
export const backendErrorMessages: Readonly<Record<string, MessageDescriptor>> = {
  network: msg`The server could not be reached. Check your connection and try again.`,
  // PostgreSQL: insufficient_privilege, unique_violation, check_violation, not_null_violation, query_canceled
  42501: msg`You are not allowed to do this.`,
  23505: msg`This has been saved already.`,
  23514: msg`A value was not accepted. Check what you entered.`,
  23502: msg`Something is missing. Check what you entered.`,
  57014: msg`This took too long. Try again in a moment.`,
  // PostgREST: no row where one was expected, token expired
  PGRST116: msg`We could not find what you were looking for.`,
  PGRST301: msg`You have been signed out. Sign in again to go on.`,
  UNAUTHORIZED_INVALID_JWT: msg`You have been signed out. Sign in again to go on.`,
  http_401: msg`You have been signed out. Sign in again to go on.`,
  http_403: msg`You are not allowed to do this.`,
  http_404: msg`We could not find what you were looking for.`,
  http_429: msg`Too many attempts in a short time. Wait a minute and try again.`,
  over_request_rate_limit: msg`Too many attempts in a short time. Wait a minute and try again.`,
  // Rules of our own tables and functions
  'lesson-not-found': msg`This lesson does not exist any more.`,
  'enrol-first': msg`Enroll in this course first.`,
  'plan-needed': msg`Your plan does not include this lesson.`,
  'quiz-not-passed': msg`A quiz is completed by passing it.`,
  'answers-incomplete': msg`Answer all five questions first.`,
  'too-many-assessments': msg`You have taken the assessment very often today. Try again tomorrow.`,
  'step-too-early': msg`Complete the earlier steps first.`,
  'course-begun': msg`You have already begun this course, so it stays in your courses.`,
  'too-many-reports': msg`You have sent many reports today. Try again tomorrow.`,
  'too-many-enrolments': msg`You have enrolled very often today. Try again tomorrow.`,
  'too-many-attempts': msg`You have begun very many quizzes today. Try again tomorrow.`,
  'query-too-long': msg`Search for fewer words.`,
  'plan-is-paid': msg`A paid plan is changed in your account.`,
  'course-not-active': msg`This course is not open for enrolment at the moment.`,
  'lesson-closed': msg`This lesson is not open to you yet. Enroll in its course first.`,
  'quiz-not-found': msg`This quiz does not exist any more.`,
  'attempt-not-found': msg`This attempt does not exist any more. Reload the page to start a new one.`,
  'item-not-found': msg`This question was taken out of the quiz. Reload the page to go on.`,
  'conversation-not-found': msg`This conversation does not exist any more. Reload the page to begin a new one.`,
  'too-many-questions': msg`You have asked a lot in a short time. Read on in a lesson, and ask again in ten minutes.`,
  'second-step-needed': msg`Pass the second step of signing in first: sign out, then sign in with your code.`,
  'sign-in-required': msg`You have been signed out. Sign in again to go on.`,
  'invalid-request': msg`Something was not accepted. Check what you entered.`,
  'too-many-deletion-requests': msg`You have changed your mind very often. Try again in an hour.`,
  'no-deletion-requested': msg`Nobody has asked for this account to be deleted.`,
  'item-answered': msg`This question is answered already. Reload the page to see the answer.`,
  'item-not-weak': msg`This question was answered right, or not at all yet. Reload the page to go on.`,
  'hint-not-found': msg`There is no further hint for this question.`,
  'hint-too-early': msg`Take the earlier hints first. Reload the page to see them.`,
  'link-invalid': msg`This link does not work any more. Open the one of the latest mail.`,
  'scholarship-not-awarded': msg`This application has no award.`,
  'scholarship-claimed': msg`Another account has claimed this scholarship already.`,
  'attempt-finished': msg`This attempt is finished. Start a new one.`,
};

export const unexpectedError: MessageDescriptor = msg`Something unexpected happened on our side. Try again in a moment.`;
