import { Plural, Trans } from '@lingui/react/macro';
import { Play, Speech } from 'lucide-react';
import { buttonStyles } from '../../../../ui/button-styles.ts';
import { formatTime } from '../playback.ts';

interface LecturePosterProps {
  seconds: number;
  /** How many questions it asks. */
  stops: number;
  /** Whether the browser's voice is offered: it has one, and the learner has not chosen yet. */
  offersVoice: boolean;
  onStart: (voice?: boolean) => void;
}

/** What lies over the first picture of a lecture: how long it is, and the way into it. */
export function LecturePoster({ seconds, stops, offersVoice, onStart }: LecturePosterProps) {
  return (
    <div className="pointer-events-none z-10 grid place-items-center p-4">
      <div className="pointer-events-auto grid justify-items-center gap-2 rounded-card border border-line bg-paper p-4">
        <div className="flex flex-wrap justify-center gap-3">
          <button
            type="button"
            className={buttonStyles('primary')}
            onClick={() => onStart(offersVoice ? false : undefined)}
          >
            <Play aria-hidden="true" className="size-5" />
            <Trans>Start the lecture</Trans>
          </button>
          {offersVoice && (
            <button type="button" className={buttonStyles('secondary')} onClick={() => onStart(true)}>
              <Speech aria-hidden="true" className="size-5" />
              <Trans>Start and have it read aloud</Trans>
            </button>
          )}
        </div>
        <p className="text-15 text-muted">
          <span dir="ltr">{formatTime(seconds)}</span>
          {stops > 0 && (
            <>
              {' · '}
              <Plural value={stops} one="# question" other="# questions" />
            </>
          )}
        </p>
      </div>
    </div>
  );
}
