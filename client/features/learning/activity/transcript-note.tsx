import { useLingui } from '@lingui/react/macro';
import { Check, CircleDashed, Contrast, X } from 'lucide-react';
import type { Mark } from '#domain/activities/contract.ts';
import { VerdictNote } from './tries/verdict-note.tsx';

/** What came of a sentence: what its mark came to, or that it should have had one. */
export type SentenceOutcome = Mark['outcome'] | 'missed';

interface TranscriptNoteProps {
  outcome: SentenceOutcome;
  /** What is wrong with the sentence, once that is told. */
  reason: string | undefined;
  /** Why it is wrong, or why it is sound; empty where nothing is to be told. */
  html: string;
}

const ICONS = { found: Check, 'other-reason': Contrast, sound: X, missed: CircleDashed };

/** Each outcome differs by its form as well: full, half, crossed, dashed. */
const COLOURS = {
  found: 'text-success',
  'other-reason': 'text-warn',
  sound: 'text-danger',
  missed: 'text-danger',
};

/** What the marking of a sentence came to, below it, with why. */
export function TranscriptNote({ outcome, reason, html }: TranscriptNoteProps) {
  const { t } = useLingui();
  const words: Record<SentenceOutcome, string> = {
    found: t`You found it`,
    'other-reason': t`Rightly marked, but for another reason`,
    sound: t`Nothing is wrong with this sentence`,
    missed: t`You missed it`,
  };
  return (
    <VerdictNote
      icon={ICONS[outcome]}
      colour={COLOURS[outcome]}
      words={words[outcome]}
      truth={reason}
      html={html}
    />
  );
}
