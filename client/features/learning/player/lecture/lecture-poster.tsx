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

/** What stands below the first picture of a lecture, in the place of its captions: the way into it, and how long it is. */
export function LecturePoster({ seconds, stops, offersVoice, onStart }: LecturePosterProps) {
  return (
    <div className="flex min-h-[4.65rem] flex-wrap items-center gap-x-4 gap-y-2 py-2 sm:min-h-[3.9rem]">
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
  );
}
