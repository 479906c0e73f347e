import { useState } from 'react';
import type { QuizRound, StartQuizResponse } from '#domain/quiz/contract.ts';
import { QuizResultPanel } from './quiz-result-panel.tsx';
import { QuizRoundScreen } from './quiz-round-screen.tsx';

interface QuizAttemptProps {
  lessonId: string;
  /** Whether the learner takes the course. */
  isEnrolled: boolean;
  attempt: StartQuizResponse;
}

/** One attempt: its questions, its result, and then once more what was answered wrong. */
export function QuizAttempt({ lessonId, isEnrolled, attempt }: QuizAttemptProps) {
  // Null: the result. A finished attempt begins there.
  const [round, setRound] = useState<QuizRound | null>(attempt.finished === null ? 1 : null);
  const [wasFinished] = useState(attempt.finished !== null);
  const { finished } = attempt;
  if (round === null && finished !== null) {
    return (
      <QuizResultPanel
        lessonId={lessonId}
        isEnrolled={isEnrolled}
        attempt={attempt}
        result={finished}
        isNew={!wasFinished}
        onReview={() => setRound(2)}
      />
    );
  }
  return (
    <QuizRoundScreen
      key={round}
      lessonId={lessonId}
      attempt={attempt}
      round={round ?? 1}
      onDone={() => setRound(null)}
    />
  );
}
