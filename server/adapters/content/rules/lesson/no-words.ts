import type { QuizWords } from '#domain/quiz/quiz-words.ts';

/** Compiles without words: what they say does not matter to whether something can be asked. */
export const noWords: QuizWords = { block: String, inline: String, belief: String, skillName: String };
