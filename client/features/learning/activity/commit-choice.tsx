import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { ChoiceVerdict } from '../quiz/choice-verdict.tsx';

interface CommitChoiceProps {
  choices: readonly { readonly id: string; readonly html: string }[];
  value: string | null;
  onChange: (id: string) => void;
  /** Undefined until it is told. */
  truth: string | undefined;
}

/** One of a few answers, ticked as on paper. */
export function CommitChoice({ choices, value, onChange, truth }: CommitChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="grid grid-cols-1 border-t border-line">
      <legend className="sr-only">{t`Your answer`}</legend>
      {choices.map(({ id, html }) => (
        <label
          key={id}
          className="flex min-h-12 cursor-pointer items-start gap-3 border-b border-line px-1 py-3 has-checked:bg-plum-soft has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-plum"
        >
          <input
            type="radio"
            name={name}
            checked={value === id}
            disabled={truth !== undefined}
            onChange={() => onChange(id)}
            className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
          />
          <span className="min-w-0 flex-1">
            <SanitisedHtml inline html={html} />
          </span>
          {truth !== undefined && <ChoiceVerdict correct={truth === id} picked={value === id} />}
        </label>
      ))}
    </fieldset>
  );
}
