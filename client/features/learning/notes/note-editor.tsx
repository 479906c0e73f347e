import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { NOTE_LENGTH } from '#domain/learning/notes/note-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { NoteEditing } from './use-note-editing.ts';

interface NoteEditorProps {
  editing: NoteEditing;
  /** What the note is about, where it does not stand beside it. */
  about?: ReactNode;
}

/** Where a note is written: Ctrl or Cmd with Enter saves, Escape gives up what is empty. */
export function NoteEditor({ editing, about }: NoteEditorProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { draft, isFound } = editing;
  useEffect(() => {
    if (isFound) return;
    form.current?.querySelector('textarea')?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) editing.save();
    else if (event.key === 'Escape' && draft?.text.trim() === '') editing.cancel();
    else return;
    event.preventDefault();
  };
  return (
    <form
      ref={form}
      aria-label={t`Write a note`}
      className="grid gap-2 border-s-2 border-plum ps-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
    >
      {about}
      <TextArea
        label={t`Your note`}
        dir="auto"
        rows={4}
        maxLength={NOTE_LENGTH}
        value={draft?.text ?? ''}
        onKeyDown={onKeyDown}
        onChange={(event) => editing.type(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" aria-keyshortcuts="Control+Enter Meta+Enter">
          <Trans>Save note</Trans>
        </Button>
        <Button look="quiet" onClick={editing.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
