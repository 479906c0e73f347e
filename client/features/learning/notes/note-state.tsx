import { Trans } from '@lingui/react/macro';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import type { Note } from './note.ts';
import type { NoteActions } from './save-note.ts';

/** What there is to say of a note besides its text: that it is not saved, and what another device had made of it. */
export function NoteState({ note, actions }: { note: Note; actions: NoteActions }) {
  const describe = useErrorWording();
  const { id, isSaved, refusal, overwritten } = note;
  return (
    <>
      {!isSaved && (
        <div className="flex animate-appear-late flex-wrap items-center gap-x-2 text-15 text-muted print:hidden">
          <span role="status">
            {refusal === null ? (
              <Trans>Not saved yet. It is kept on this device and sent when there is a connection.</Trans>
            ) : (
              <>
                <Trans>Not saved. It is kept on this device.</Trans>{' '}
                {describe(new BackendError(refusal, 400, refusal))}
              </>
            )}
          </span>
          <Button look="link" className="text-15!" onClick={() => actions.retry(id)}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {overwritten !== null && (
        <div className="grid gap-1 border-y border-line py-2 text-15 print:hidden">
          <p className="text-muted">
            <Trans>On another device you had written meanwhile:</Trans>
          </p>
          <div dir="auto" className="wrap-break-word whitespace-pre-line">
            {overwritten}
          </div>
          <div className="-ms-3 flex flex-wrap gap-x-1">
            <Button
              look="quiet"
              className="text-15!"
              onClick={() => {
                actions.change(note, overwritten);
                actions.forgetOverwritten(id);
              }}
            >
              <Trans>Take this text</Trans>
            </Button>
            <Button
              look="quiet"
              className="text-15!"
              onClick={() => {
                actions.change(note, `${note.text}\n\n${overwritten}`);
                actions.forgetOverwritten(id);
              }}
            >
              <Trans>Keep both</Trans>
            </Button>
            <Button look="quiet" className="text-15!" onClick={() => actions.forgetOverwritten(id)}>
              <Trans>Drop it</Trans>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
