import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { VERDICTS, type Verdict } from '#domain/activities/verdicts.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { ChoiceVerdict } from '../quiz/choice-verdict.tsx';

interface TranscriptSentenceProps {
  html: string;
  /** What the learner says is wrong with it; null for nothing. */
  verdict: Verdict | null;
  onVerdict: (verdict: Verdict | null) => void;
  /** What is wrong with it, once that is told. */
  fault: { readonly verdict: Verdict; readonly html: string } | undefined;
  /** Why it is right although it was marked. */
  note: string | undefined;
  isSettled: boolean;
}

/** A sentence with its margin, where what is wrong with it can be written. */
export function TranscriptSentence({
  html,
  verdict,
  onVerdict,
  fault,
  note,
  isSettled,
}: TranscriptSentenceProps) {
  const { t } = useLingui();
  const id = useId();
  const words: Record<Verdict, string> = {
    wrong: t`Wrong`,
    unsupported: t`Not supported`,
    unsafe: t`Unsafe`,
  };
  const isRight = verdict === (fault?.verdict ?? null);
  return (
    <li className="m-0 grid gap-1 border-b border-line py-1 ps-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-4">
      <span
        id={id}
        className={
          verdict === null
            ? ''
            : 'underline decoration-plum decoration-wavy decoration-from-font underline-offset-4'
        }
      >
        <SanitisedHtml inline html={html} />
      </span>
      {isSettled ? (
        <span className="flex items-center gap-2 text-15">
          {(fault !== undefined || verdict !== null) && <ChoiceVerdict correct={isRight} picked />}
          {fault !== undefined && <span className="font-semibold">{words[fault.verdict]}</span>}
        </span>
      ) : (
        <select
          aria-labelledby={id}
          value={verdict ?? ''}
          onChange={({ target }) => onVerdict(VERDICTS.find((known) => known === target.value) ?? null)}
          className={`min-h-11 rounded-control border bg-paper px-2 text-15 ${verdict === null ? 'border-line text-muted' : 'border-plum font-semibold text-plum'}`}
        >
          <option value="">{t`Fine`}</option>
          {VERDICTS.map((known) => (
            <option key={known} value={known}>
              {words[known]}
            </option>
          ))}
        </select>
      )}
      {isSettled && fault !== undefined && (
        <div className="text-15 sm:col-span-2">
          <SanitisedHtml html={fault.html} className="prose" />
        </div>
      )}
      {note !== undefined && (
        <div className="text-15 text-muted sm:col-span-2">
          <SanitisedHtml html={note} className="prose" />
        </div>
      )}
    </li>
  );
}
