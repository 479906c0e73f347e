import { useLingui } from '@lingui/react/macro';
import { type FaultReason, isKnownReason } from '#domain/activities/fault-reasons.ts';
import type { LearnerTranscript } from '#domain/activities/learner-activity.ts';

export type Reasons = LearnerTranscript['reasons'];

/** The words for a reason: the author's own, else those of the interface. */
export function useReasonWords(reasons: Reasons): (id: string) => string {
  const { t } = useLingui();
  const known: Record<FaultReason, string> = {
    'wrong-number': t`The number is wrong`,
    'no-source': t`Nothing bears it out`,
    unsafe: t`Unsafe to follow`,
    'beyond-it': t`More than it can know`,
    contradicts: t`It contradicts itself`,
  };
  return (id) => reasons.find((reason) => reason.id === id)?.text ?? (isKnownReason(id) ? known[id] : id);
}

interface TranscriptReasonProps {
  reasons: Reasons;
  /** Empty until one is chosen. */
  value: string;
  onChange: (reason: string) => void;
  /** The id of the sentence. */
  sentenceId: string;
  isMissing: boolean;
}

/** The note in the margin: what is wrong with a sentence that was marked. */
export function TranscriptReason({ reasons, value, onChange, sentenceId, isMissing }: TranscriptReasonProps) {
  const { t } = useLingui();
  const wordsOf = useReasonWords(reasons);
  return (
    <select
      required
      aria-label={t`What is wrong with it?`}
      aria-describedby={sentenceId}
      aria-invalid={isMissing || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={
        'min-h-11 max-w-full justify-self-start rounded-control border bg-paper px-2 text-15 text-plum ' +
        `${value === '' ? 'border-dashed border-plum' : 'border-control font-semibold'} aria-invalid:border-danger`
      }
    >
      <option value="" disabled>
        {t`What is wrong with it?`}
      </option>
      {reasons.map(({ id }) => (
        <option key={id} value={id}>
          {wordsOf(id)}
        </option>
      ))}
    </select>
  );
}
