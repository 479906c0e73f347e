import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';
import { TranscriptReason, type Reasons, useReasonWords } from './transcript-reason.tsx';

interface TranscriptSentenceProps {
  html: string;
  /** What is said to be wrong with it: empty while that is open, undefined when it is not marked. */
  mark: string | undefined;
  reasons: Reasons;
  /** Undefined takes the mark away. */
  onMark: (reason: string | undefined) => void;
  /** Whether a reason was asked for and is still missing. */
  isAsked: boolean;
  isSettled: boolean;
  /** What the marking came to, once that is told. */
  children: ReactNode;
}

/** As if drawn along the sentence with a coloured pencil. */
const PENCIL = 'underline decoration-plum decoration-wavy decoration-2 underline-offset-4';

/** A sentence of the assistant: pressed, it is underlined in pencil, and the margin asks why. */
export function TranscriptSentence({
  html,
  mark,
  reasons,
  onMark,
  isAsked,
  isSettled,
  children,
}: TranscriptSentenceProps) {
  const { t } = useLingui();
  const wordsOf = useReasonWords(reasons);
  const id = useId();
  const isMarked = mark !== undefined;
  const reason = mark === undefined || mark === '' ? undefined : wordsOf(mark);
  const sentence = (
    <span id={id} className={isMarked ? PENCIL : undefined}>
      <SanitisedHtml inline html={html} />
    </span>
  );
  const line = 'w-full px-2 py-2 text-start font-serif text-17';
  return (
    <li
      className={`m-0 -ms-0.5 grid border-s-2 ps-2 sm:ps-3 ${isMarked ? 'border-plum' : 'border-transparent'}`}
    >
      {isSettled ? (
        <p className={line}>
          {sentence}
          {isMarked && <span className="sr-only"> ({t`marked`})</span>}
        </p>
      ) : (
        <button
          type="button"
          aria-pressed={isMarked}
          aria-labelledby={id}
          aria-describedby={isMarked ? `${id}-mark` : undefined}
          onClick={() => onMark(isMarked ? undefined : '')}
          className={`${line} flex min-h-11 cursor-pointer items-start gap-3 rounded-control hover:bg-sunken focus-visible:outline-2 focus-visible:outline-plum`}
        >
          {/* Words alone would not look as if they could be pressed. */}
          <span
            aria-hidden="true"
            className={`mt-1.5 flex size-4 shrink-0 items-center justify-center rounded-tag border ${isMarked ? 'border-plum bg-plum text-paper' : 'border-control bg-surface'}`}
          >
            {isMarked && <X className="size-3" strokeWidth={3} />}
          </span>
          {sentence}
        </button>
      )}
      {(isMarked || children !== undefined) && (
        <div className="grid gap-2 px-2 pb-3">
          {isMarked && !isSettled && (
            <>
              <TranscriptReason
                reasons={reasons}
                value={mark}
                onChange={onMark}
                sentenceId={id}
                isMissing={isAsked && mark === ''}
              />
              <span id={`${id}-mark`} className="sr-only">
                {reason === undefined ? t`Marked, no reason yet` : t`Marked: ${reason}`}
              </span>
            </>
          )}
          {children}
        </div>
      )}
    </li>
  );
}
