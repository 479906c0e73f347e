import type { MentorReplies } from '#domain/mentor/contract.ts';
import type { ProductFunction } from './product-function.ts';
import { answerQuizItem } from './learning/answer-quiz-item.ts';
import { startQuiz } from './learning/start-quiz.ts';
import { takeQuizHint } from './learning/take-quiz-hint.ts';
import { createAskMentor } from './mentor/ask-mentor.ts';
import { inspectClient } from './security/inspect-client.ts';

/** Every function of the product by the name it is served under. */
export function productFunctions(content: { mentorReplies: MentorReplies }): Map<string, ProductFunction> {
  return new Map([
    ['start-quiz', startQuiz],
    ['answer-quiz-item', answerQuizItem],
    ['take-quiz-hint', takeQuizHint],
    ['ask-mentor', createAskMentor(content.mentorReplies)],
    ['inspect-client', inspectClient],
  ]);
}
