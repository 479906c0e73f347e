import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { OutcomeBox } from './outcome-box.tsx';

interface TryOutcomeProps {
  isRight: boolean;
  /** How much of it was right, in words. */
  part?: ReactNode;
  /** What the author has to say about it; undefined while another try may follow. */
  revealHtml: string | undefined;
  /** What is said of the try that may follow. */
  next: ReactNode;
  takesFocus: boolean;
  /** What is wrong with it. */
  children?: ReactNode;
}

/** What a try at a whole table or conversation came to; once it is settled with what the author has to say about it. */
export function TryOutcome({ isRight, part, revealHtml, next, takesFocus, children }: TryOutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <OutcomeBox
      ref={box}
      isRight={isRight}
      head={
        <>
          {isRight ? <Trans>Right.</Trans> : <Trans>Not right.</Trans>}
          {part && <span className="ps-2 font-normal text-ink">{part}</span>}
        </>
      }
    >
      {children}
      {revealHtml === undefined ? (
        <p className="text-15 text-muted">{next}</p>
      ) : (
        <SanitisedHtml html={revealHtml} className="prose" />
      )}
    </OutcomeBox>
  );
}
