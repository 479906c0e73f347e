import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { parseNumber } from '#domain/kernel/parse-number.ts';
import type { PuzzleQuestion } from '#domain/puzzle/puzzle.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { usePuzzleChoice, usePuzzleQuestion } from './use-puzzle-words.ts';

interface PuzzleFormProps {
  puzzle: PuzzleQuestion;
  pending: boolean;
  onAnswer: (answer: number | string) => void;
}

/** The question of a puzzle, and one answer to it. */
export function PuzzleForm({ puzzle, pending, onAnswer }: PuzzleFormProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const [entered, setEntered] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const questionOf = usePuzzleQuestion();
  const wordsOf = usePuzzleChoice();
  const isChosen = puzzle.choices.length > 0;
  const answer = () => {
    const number = parseNumber(entered, i18n.locale, undefined);
    if (isChosen && entered === '') return setComplaint(t`Choose an answer first.`);
    if (!isChosen && number === null) return setComplaint(t`Enter a number.`);
    setComplaint(undefined);
    return onAnswer(isChosen ? entered : (number ?? 0));
  };
  const question = (
    <span id={name} className="text-17">
      {questionOf(puzzle)}
    </span>
  );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) answer();
      }}
    >
      {isChosen ? (
        <fieldset className="grid gap-2" aria-describedby={complaint && `${name}-error`}>
          <legend className="mb-3">{question}</legend>
          {puzzle.choices.map((choice) => (
            <label
              key={choice}
              className={
                'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-3 ' +
                'has-checked:border-plum has-checked:bg-plum-soft has-focus-visible:outline-2 ' +
                'has-focus-visible:outline-offset-2 has-focus-visible:outline-plum'
              }
            >
              <input
                type="radio"
                name={`${name}-choice`}
                checked={entered === choice}
                onChange={() => setEntered(choice)}
                className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
              />
              {wordsOf(puzzle, choice)}
            </label>
          ))}
          {complaint !== undefined && (
            <p id={`${name}-error`} role="alert" className="text-15 text-danger">
              {complaint}
            </p>
          )}
        </fieldset>
      ) : (
        <>
          <p>{question}</p>
          <div className="max-w-form">
            <TextField
              label={<Trans>Your answer</Trans>}
              hint={puzzle.kind === 'reward' ? <Trans>With one decimal.</Trans> : undefined}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={entered}
              onChange={(event) => setEntered(event.target.value)}
              error={complaint}
            />
          </div>
        </>
      )}
      <Button type="submit" className="justify-self-start" pending={pending}>
        <Trans>Answer</Trans>
      </Button>
    </form>
  );
}
