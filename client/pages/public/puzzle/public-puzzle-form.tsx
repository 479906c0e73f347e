import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';
import { usePuzzleChoice, usePuzzleQuestion } from '../../../features/puzzle/use-puzzle-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { usePageAddress } from '../page-context.tsx';

/** The question of the day with one answer to it. It is posted to its own page, so that it needs no script. */
export function PublicPuzzleForm({ puzzle: { question, entered, problem } }: { puzzle: PublicPuzzle }) {
  const address = usePageAddress();
  const complaint = useComplaint()[problem ?? 'none'];
  const isChosen = question.choices.length > 0;
  return (
    <form method="post" action={address('/puzzle')} noValidate className="grid gap-4">
      <input type="hidden" name="day" value={question.day} />
      {isChosen ? (
        <Choices question={question} entered={entered} complaint={complaint} />
      ) : (
        <NumberEntry question={question} entered={entered} complaint={complaint} />
      )}
      <p data-failed hidden role="alert" className="text-15 text-danger">
        <Trans>Your answer did not reach us. Try again in a moment.</Trans>
      </p>
      <Button type="submit" className="justify-self-start">
        <Trans>Answer</Trans>
      </Button>
    </form>
  );
}

type EntryProps = Pick<PublicPuzzle, 'question' | 'entered'> & { complaint: string | undefined };

function Choices({ question, entered, complaint }: EntryProps) {
  const questionOf = usePuzzleQuestion();
  const wordsOf = usePuzzleChoice();
  return (
    <fieldset className="grid gap-2" aria-describedby={complaint && 'puzzle-complaint'}>
      <legend className="mb-3 text-17">{questionOf(question)}</legend>
      {question.choices.map((choice) => (
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
            name="answer"
            value={choice}
            defaultChecked={choice === entered}
            className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
          />
          {wordsOf(question, choice)}
        </label>
      ))}
      {complaint !== undefined && (
        <p id="puzzle-complaint" role="alert" className="text-15 text-danger">
          {complaint}
        </p>
      )}
    </fieldset>
  );
}

function NumberEntry({ question, entered, complaint }: EntryProps) {
  const questionOf = usePuzzleQuestion();
  return (
    <>
      <p className="text-17">{questionOf(question)}</p>
      <div className="max-w-form">
        <TextField
          label={<Trans>Your answer</Trans>}
          hint={question.kind === 'reward' ? <Trans>With one decimal.</Trans> : undefined}
          name="answer"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={20}
          defaultValue={entered}
          error={complaint}
        />
      </div>
    </>
  );
}

function useComplaint(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    choose: t`Choose an answer first.`,
    number: t`Enter a number.`,
    over: t`The day of that puzzle is over. This is the one of today.`,
    'too-many': t`Too many answers came from your address. Try again in a few minutes.`,
  };
}
