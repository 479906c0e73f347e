import { useLingui } from '@lingui/react/macro';
import { needsFootnote } from '#domain/catalogue/site-contract.ts';

/** The mark behind a figure or claim without a source; it leads to the footnote "stated by the operator". */
export function OperatorMark({ statement }: { statement: { readonly source?: string | undefined } }) {
  const { t } = useLingui();
  if (!needsFootnote(statement)) return null;
  return (
    <a
      href="#stated-by-the-operator"
      aria-label={t`Stated by the operator`}
      className="ms-0.5 align-super text-15 text-plum"
    >
      *
    </a>
  );
}
