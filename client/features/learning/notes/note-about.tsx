import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NoteAnchor } from '#domain/learning/notes/note-anchor.ts';
import { formatTime } from '../player/playback.ts';

interface NoteAboutProps {
  anchor: NoteAnchor;
  /** Leads to the second of what is played. */
  onSeek?: ((second: number) => void) | undefined;
  /** What else is to be said of it. */
  children?: ReactNode;
}

/** What a note is about, in words. */
export function NoteAbout({ anchor, onSeek, children }: NoteAboutProps) {
  switch (anchor.kind) {
    case 'lesson':
      return (
        <p className="text-15 text-muted">
          <Trans>On the whole lesson</Trans>
        </p>
      );
    case 'moment': {
      const { second } = anchor;
      const time = formatTime(second);
      return (
        <p className="text-15 text-muted">
          {onSeek === undefined ? (
            <Trans>At {time}</Trans>
          ) : (
            <button
              type="button"
              className="inline-flex min-h-8 items-center rounded-tag text-plum underline underline-offset-4 pointer-coarse:min-h-11"
              onClick={() => onSeek(second)}
            >
              <Trans>At {time}</Trans>
            </button>
          )}
        </p>
      );
    }
    case 'passage':
    case 'figure':
      return (
        <div className="text-15 text-muted">
          {children}
          <blockquote lang="en" dir="ltr" className="font-serif wrap-break-word">
            “{anchor.kind === 'figure' ? anchor.title : anchor.exact}”
          </blockquote>
        </div>
      );
  }
}
