import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { CONFIDENCE, type Confidence } from '#domain/activities/confidence.ts';
import { formatQuantity } from '#domain/kernel/money/format-quantity.ts';

interface ConfidenceChoiceProps {
  /** How sure the learner is, 0 to 1; null until they say so. */
  value: number | null;
  onChange: (value: number) => void;
  readOnly: boolean;
}

const LEVELS = Object.keys(CONFIDENCE) as Confidence[];

/** How sure somebody is of what they are about to commit to, in words and as the likelihood that is kept. */
export function ConfidenceChoice({ value, onChange, readOnly }: ConfidenceChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  const words: Record<Confidence, string> = {
    guess: t`A guess`,
    fairly: t`Fairly sure`,
    certain: t`Certain`,
  };
  return (
    // On paper nobody presses: there it stands once it has been said.
    <fieldset
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${readOnly ? '' : 'print:hidden'}`}
      disabled={readOnly}
    >
      <legend className="float-start text-15 text-muted">
        <Trans>How sure are you?</Trans>
      </legend>
      <div className="inline-flex overflow-hidden rounded-control border border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum">
        {LEVELS.map((level) => (
          <label
            key={level}
            className={
              'flex min-h-11 cursor-pointer flex-col items-center justify-center border-s border-control px-3 py-1 text-15 ' +
              'leading-tight first:border-s-0 has-checked:bg-plum-soft has-checked:font-semibold has-checked:text-plum ' +
              'has-disabled:cursor-default'
            }
          >
            <input
              type="radio"
              name={name}
              checked={value === CONFIDENCE[level]}
              onChange={() => onChange(CONFIDENCE[level])}
              className="sr-only"
            />
            {words[level]}
            <span className="text-13 font-normal text-muted tabular-nums">
              {formatQuantity(CONFIDENCE[level] * 100, '%', i18n.locale)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
