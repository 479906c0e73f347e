import { useLingui } from '@lingui/react/macro';
import { Check, CircleDashed, X } from 'lucide-react';
import { VerdictNote } from '../tries/verdict-note.tsx';

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
  return (
    <VerdictNote
      icon={ICONS[outcome]}
      colour={COLOURS[outcome]}
      words={words[outcome]}
      truth={truth}
      html={html}
    />
  );
}
