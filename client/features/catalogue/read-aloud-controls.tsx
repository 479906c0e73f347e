import { Trans } from '@lingui/react/macro';
import { Pause, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useHasVoice } from '../../lib/browser-voices.ts';
import { Button } from '../../ui/button.tsx';
import { createReader, type ReadingState } from './read-aloud.ts';

/** Reads a text aloud with the browser's own voice: play, pause, stop. Nothing where the browser has no voice. */
export function ReadAloudControls({ text }: { text: RefObject<HTMLElement | null> }) {
  const [state, setState] = useState<ReadingState>('silent');
  const [reader] = useState(() => createReader(setState));
  const hasVoice = useHasVoice();
  useEffect(() => (hasVoice ? () => reader.stop() : undefined), [reader, hasVoice]);
  if (!hasVoice) return null;
  const reading = state === 'reading';
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          if (reading) reader.pause();
          else if (text.current !== null) reader.play(text.current);
        }}
      >
        {reading ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Volume2 aria-hidden="true" className="size-5" />
        )}
        {reading ? (
          <Trans>Pause reading</Trans>
        ) : state === 'paused' ? (
          <Trans>Go on reading</Trans>
        ) : (
          <Trans>Read aloud</Trans>
        )}
      </Button>
      {(reading || state === 'paused') && (
        <Button look="quiet" onClick={() => reader.stop()}>
          <Square aria-hidden="true" className="size-5" />
          <Trans>Stop reading</Trans>
        </Button>
      )}
      <span role="status" className="self-center text-15 text-muted">
        {state === 'failed' && <Trans>This browser has no voice to read with.</Trans>}
      </span>
    </>
  );
}
