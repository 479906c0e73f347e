import type { InspectAddress } from '../adapters/client-inspection/inspect-address.ts';
import type { SessionMarkets } from '../adapters/market/session-markets.ts';
import type { PaymentProvider } from '../adapters/payment/payment-provider.ts';
import type { SignedTokens } from '../adapters/signed-token.ts';
import type { Mentor } from '../adapters/mentor/open-mentor.ts';
import type { CountUse, ProductFunction } from './product-function.ts';
import { adminFunctions, type AdminFunctionOptions } from './admin-functions.ts';
import { billingFunctions } from './billing/billing.ts';
import { createDrawCertificate } from './credentials/draw-certificate.ts';
import { createCheckInvitation } from './seasons/check-invitation.ts';
import { joinSeason } from './seasons/join-season.ts';
import { createExportSeason } from './seasons/export-season.ts';
import { leaveSeason } from './seasons/leave-season.ts';
import { readSeasons } from './seasons/read-seasons.ts';
import { judgeSeasonSession } from './seasons/parts/judge-season-session.ts';
import { shareCertificate } from './credentials/share-certificate.ts';
import { createStartSeasonSession } from './seasons/start-season-session.ts';
import { createListTerms } from './catalogue/list-terms.ts';
import { createClaimScholarship } from './community/claim-scholarship.ts';
import { examFunctions } from './exams/exam-functions.ts';
import { finishAttempt } from './exams/practical/finish-attempt.ts';
import { answerActivity } from './learning/answer-activity.ts';
import { answerChallenge } from './learning/answer-challenge.ts';
import { createAnswerAsGuest } from './learning/answer-as-guest.ts';
import { answerQuizItem } from './learning/answer-quiz-item.ts';
import { saveGuestAnswers } from './learning/save-guest-answers.ts';
import { openActivities } from './learning/open-activities.ts';
import { saveMailPreferences } from './knowledge/save-mail-preferences.ts';
import { createOpenLessonMedia } from './learning/open-lesson-media.ts';
import { answerReviewItem } from './learning/answer-review-item.ts';
import { findDrill } from './knowledge/find-drill.ts';
import { openDrill } from './knowledge/open-drill.ts';
import { readMemory } from './knowledge/read-memory.ts';
import { readToday } from './knowledge/read-today.ts';
import { openReview } from './learning/open-review.ts';
import { takeReviewHint } from './learning/take-review-hint.ts';
import { readSkill } from './learning/read-skill.ts';
import { readSkills } from './learning/read-skills.ts';
import { saveSimulation } from './learning/save-simulation.ts';
import { startChallenge } from './learning/start-challenge.ts';
import { startQuiz } from './learning/start-quiz.ts';
import { takeActivityHint } from './learning/take-activity-hint.ts';
import { takeQuizHint } from './learning/take-quiz-hint.ts';
import { createCancelAccountDeletion } from './identity/cancel-account-deletion.ts';
import { exportMyData } from './identity/export-my-data.ts';
import { listSessions } from './identity/list-sessions.ts';
import { createRequestAccountDeletion } from './identity/request-account-deletion.ts';
import { createAskMentor } from './mentor/ask-mentor.ts';
import { exportConversations } from './mentor/export-conversations.ts';
import { createAnswerDialogue } from './mentor/answer-dialogue.ts';
import { createOpenDialogue } from './mentor/open-dialogue.ts';
import { dismissRemark } from './mentor/dismiss-remark.ts';
import { createReadKnownFacts } from './mentor/read-known-facts.ts';
import { createReadRemark } from './mentor/read-remark.ts';
import { createSuggestQuestions } from './mentor/suggest-questions.ts';
import { changePath } from './path/change-path.ts';
import { answerTestOutItem } from './path/answer-test-out-item.ts';
import { finishTestOut } from './path/finish-test-out.ts';
import { readPath } from './path/read-path.ts';
import { readTestOut } from './path/read-test-out.ts';
import { startTestOut } from './path/start-test-out.ts';
import { answerPlacementItem } from './placement/answer-placement-item.ts';
import { finishPlacement } from './placement/finish-placement.ts';
import { readPlacement } from './placement/read-placement.ts';
import { startPlacement } from './placement/start-placement.ts';
import { createAnswerPuzzle } from './puzzle/answer-puzzle.ts';
import { readPuzzle } from './puzzle/read-puzzle.ts';
import { createInspectClient } from './security/inspect-client.ts';
import { simulatorFunctions } from './simulator/simulator.ts';
import { simulatorTools } from './simulator/simulator-tools.ts';

export type FunctionOptions = AdminFunctionOptions & {
  readonly mentor: Mentor;
  /** Holds accounts to the limits of functions. */
  readonly countUse: CountUse;
  /** For how many days somebody who wants their account deleted can change their mind. */
  readonly deletionGraceDays: number;
  /** A certificate as a page to print. */
  readonly drawPdf: (signedText: string, slug: string) => Promise<Uint8Array>;
  readonly mediaTokens: SignedTokens;
  /** To what an applicant may see and claim. */
  readonly applicationTokens: SignedTokens;
  /** Finds out about the addresses of visitors. */
  readonly inspectAddress: InspectAddress;
  /** Where the simulator says what it could not write. */
  readonly log?: { warn(message: string, fields?: Record<string, unknown>): void };
  /** How the markets of the simulator's sessions are made. */
  readonly sessionMarkets: SessionMarkets;
  /** Null: nobody takes payments here. */
  readonly paymentProvider: PaymentProvider | null;
};

/** Every function of the product by the name it is served under. */
export function productFunctions(options: FunctionOptions): Map<string, ProductFunction> {
  const { mentor, mentorModel, countUse, deletionGraceDays, sendMail, mediaTokens } = options;
  const simulator = simulatorTools(options.sessionMarkets, options.log);
  return new Map<string, ProductFunction>([
    ['list-sessions', listSessions],
    ['export-my-data', exportMyData],
    ['request-account-deletion', createRequestAccountDeletion(deletionGraceDays, sendMail, countUse)],
    ['cancel-account-deletion', createCancelAccountDeletion(sendMail)],
    ['read-placement', readPlacement],
    ['start-placement', startPlacement],
    ['answer-placement-item', answerPlacementItem],
    ['finish-placement', finishPlacement],
    ...examFunctions(simulator, countUse),
    ['start-quiz', startQuiz],
    ['answer-quiz-item', answerQuizItem],
    ['take-quiz-hint', takeQuizHint],
    ['open-activities', openActivities],
    ['read-path', readPath],
    ['change-path', changePath],
    ['save-mail-preferences', saveMailPreferences],
    ['read-test-out', readTestOut],
    ['start-test-out', startTestOut],
    ['answer-test-out-item', answerTestOutItem],
    ['finish-test-out', finishTestOut],
    ['read-skill', readSkill],
    ['read-skills', readSkills],
    ['answer-activity', answerActivity],
    ['answer-as-guest', createAnswerAsGuest(countUse)],
    ['save-guest-answers', saveGuestAnswers],
    ['read-puzzle', readPuzzle],
    ['answer-puzzle', createAnswerPuzzle(countUse)],
    ['take-activity-hint', takeActivityHint],
    ['save-simulation', saveSimulation],
    ['start-challenge', startChallenge],
    ['answer-challenge', answerChallenge],
    ['read-today', readToday],
    ['read-memory', readMemory],
    ['find-drill', findDrill],
    ['open-drill', openDrill],
    ['open-review', openReview],
    ['answer-review-item', answerReviewItem],
    ['take-review-hint', takeReviewHint],
    ['open-lesson-media', createOpenLessonMedia(mediaTokens)],
    ['list-terms', createListTerms(mentor.terms)],
    ['ask-mentor', createAskMentor(mentor, mentorModel, countUse)],
    ['suggest-questions', createSuggestQuestions(mentor)],
    ['read-known-facts', createReadKnownFacts(mentor, mentorModel)],
    ['read-remark', createReadRemark(mentor)],
    ['dismiss-remark', dismissRemark],
    ['open-dialogue', createOpenDialogue(mentor)],
    ['answer-dialogue', createAnswerDialogue(mentor)],
    ['export-conversations', exportConversations],
    ['claim-scholarship', createClaimScholarship(options.applicationTokens)],
    ['share-certificate', shareCertificate],
    ['draw-certificate', createDrawCertificate(options.drawPdf, countUse)],
    ['read-seasons', readSeasons],
    ['join-season', joinSeason],
    ['leave-season', leaveSeason],
    ['start-season-session', createStartSeasonSession(simulator, countUse)],
    ['export-season', createExportSeason(simulator, countUse)],
    ['check-invitation', createCheckInvitation(countUse)],
    ['inspect-client', createInspectClient(options.inspectAddress)],
    ...simulatorFunctions(simulator, countUse, async (query, session, at) => {
      await finishAttempt(query, session, at);
      await judgeSeasonSession(query, session.id);
    }),
    ...billingFunctions(options.paymentProvider, countUse),
    ...adminFunctions(options).map(({ name, create }) => [name, create(countUse)] as const),
  ]);
}
