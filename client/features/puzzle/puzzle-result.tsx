import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PuzzleOutcome } from '#domain/puzzle/contract.ts';
import type { PuzzleQuestion } from '#domain/puzzle/puzzle.ts';
import { formatNumber } from '../../lib/i18n/format-number.ts';
import { useMentorTools } from '../../lib/mentor-tools.ts';
import { usePuzzleChoice, usePuzzleExplanation, usePuzzleQuestion } from './use-puzzle-words.ts';

interface PuzzleResultProps {
  puzzle: PuzzleQuestion;
  outcome: PuzzleOutcome;
  /** Whether it was answered just now. */
  takesFocus: boolean;
}

/** What was asked and answered, what is right, and why. */
export function PuzzleResult({ puzzle, outcome, takesFocus }: PuzzleResultProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const questionOf = usePuzzleQuestion();
  const choiceOf = usePuzzleChoice();
  const explain = usePuzzleExplanation();
  const drawMentorTools = useMentorTools();
  const wordsOf = (answer: number | string) =>
    typeof answer === 'number' ? formatNumber(answer, i18n.locale) : choiceOf(puzzle, answer);
  const { is_right: isRight, solution } = outcome;
  const [given, right] = [wordsOf(outcome.answer), wordsOf(solution.answer)];
  return (
    <div className="grid gap-4">
      <p className="text-17">{questionOf(puzzle)}</p>
      <div
        ref={box}
        tabIndex={-1}
        className={`grid gap-2 border-s-4 ps-4 outline-none ${isRight ? 'border-s-success' : 'border-s-control'}`}
      >
        <p className={`font-semibold ${isRight ? 'text-success' : ''}`}>
          {isRight ? (
            <Trans>Right: {right}.</Trans>
          ) : (
            <Trans>
              You said {given}. It is {right}.
            </Trans>
          )}
        </p>
        <p>{explain(puzzle, solution)}</p>
        {drawMentorTools({ words: `${questionOf(puzzle)} ${right}` })}
      </div>
    </div>
  );
}
