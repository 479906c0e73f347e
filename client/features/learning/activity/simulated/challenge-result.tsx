import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';
import { OutcomeBox } from '../tries/outcome-box.tsx';

interface ChallengeResultProps {
  isMet: boolean;
  /** What meeting it shows; null until it was met. */
  revealHtml: string | null;
  /** Whether it came just now. */
  takesFocus: boolean;
}

/** What a try came to, as the server says. */
export function ChallengeResult({ isMet, revealHtml, takesFocus }: ChallengeResultProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <OutcomeBox
      ref={box}
      isRight={isMet}
      head={
        isMet ? <Trans>The goal is met.</Trans> : <Trans>Not this time. Try again, or in another way.</Trans>
      }
    >
      {revealHtml !== null && <SanitisedHtml html={revealHtml} className="prose" />}
    </OutcomeBox>
  );
}
