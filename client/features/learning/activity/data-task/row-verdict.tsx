import { useLingui } from '@lingui/react/macro';
import { Check, CircleDashed, X } from 'lucide-react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

/** What came of a row: what the answer says of it is right or wrong, or it should have been marked. */
export type RowOutcome = 'right' | 'wrong' | 'missed';

interface RowVerdictProps {
  outcome: RowOutcome;
  /** What would have been right, where that is told. */
  truth?: string | undefined;
  /** What the author has to say about the row; empty where nothing is to be told. */
  html: string;
}

/** Each outcome differs by its form as well: full, crossed, dashed. */
const ICONS = { right: Check, wrong: X, missed: CircleDashed };
const COLOURS = { right: 'text-success', wrong: 'text-danger', missed: 'text-danger' };

/** What the answer came to in one row, with why. */
export function RowVerdict({ outcome, truth, html }: RowVerdictProps) {
  const { t } = useLingui();
  const words = { right: t`Right`, wrong: t`Not right`, missed: t`You missed it` };
  const Icon = ICONS[outcome];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-15">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${COLOURS[outcome]}`} />
      <div className="grid gap-1">
        <p className={`font-semibold ${COLOURS[outcome]}`}>
          <bdi>{truth === undefined ? words[outcome] : `${words[outcome]}: ${truth}`}</bdi>
        </p>
        {html !== '' && <SanitisedHtml html={html} className="prose" />}
      </div>
    </div>
  );
}
