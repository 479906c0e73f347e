import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { NoteAnchor } from '#domain/learning/notes/note-anchor.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import { withEntry } from '../../../lib/with-entry.ts';
import type { SavedNote, Note, UnsentNote } from './note.ts';
import { sendNote } from './send-note.ts';
import { changeDeviceNotes, deviceNotes } from './unsent-notes.ts';

/** Changes that are on their way, by the note's id: one after the other. */
const underWay = new Set<string>();

/** What is done with notes. It shows at once; what the server has not taken stays on this device. */
export interface NoteActions {
  /** @returns the id of the new note */
  write: (lessonId: string, anchor: NoteAnchor, text: string) => string;
  change: (note: Note, text: string) => void;
  remove: (note: Note) => void;
  /** Sends again what was refused or did not arrive. */
  retry: (id: string) => void;
  /** The text of another device is not needed any more. */
  forgetOverwritten: (id: string) => void;
}

/** Writes, changes and removes notes; what waits on this device is sent when a screen with notes opens or a connection is back. */
export function useNoteActions(): NoteActions {
  const { rest } = useBackend();
  const userId = useSignedInUser().id;
  const queryClient = useQueryClient();

  const send = (id: string) => sendKept({ rest, userId, queryClient }, id);
  const put = (note: UnsentNote) => {
    keep(userId, note);
    void send(note.id);
  };
  const putChange = ({ id, lesson_id, anchor, version, created_at }: Note, text: string | null) =>
    put({ id, lesson_id, anchor, text, version, created_at, refusal: null });

  const sendAll = useEffectEvent(() => {
    for (const { id, refusal } of Object.values(deviceNotes(userId).unsent)) {
      if (refusal === null) void send(id);
    }
  });
  useEffect(() => {
    const onOnline = () => sendAll();
    sendAll();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    write(lessonId, anchor, text) {
      const id = crypto.randomUUID();
      const created_at = new Date().toISOString();
      put({ id, lesson_id: lessonId, anchor, text, version: null, created_at, refusal: null });
      return id;
    },
    change: putChange,
    remove: (note) => putChange(note, null),
    retry(id) {
      const note = deviceNotes(userId).unsent[id];
      if (note !== undefined) put({ ...note, refusal: null });
    },
    forgetOverwritten: (id) =>
      changeDeviceNotes(userId, (before) => ({
        ...before,
        overwritten: withEntry(before.overwritten, id, undefined),
      })),
  };
}

interface Sender {
  rest: Backend['rest'];
  userId: string;
  queryClient: QueryClient;
}

/** Sends what this device keeps of a note; outside of the hook, whose compiler knows no `finally`. */
async function sendKept(sender: Sender, id: string): Promise<void> {
  const { rest, userId, queryClient } = sender;
  const sent = deviceNotes(userId).unsent[id];
  if (sent === undefined || underWay.has(id)) return;
  underWay.add(id);
  try {
    const { kept, overwritten } = await sendNote(rest, sent);
    const place = { queryKey: ['notes', userId, 'lesson', sent.lesson_id] };
    queryClient.setQueriesData<SavedNote[]>(place, (before) => replaceNote(before, id, kept));
    changeDeviceNotes(userId, (before) => ({
      unsent: withoutSent(before.unsent, sent, kept),
      overwritten: overwritten === null ? before.overwritten : { ...before.overwritten, [id]: overwritten },
    }));
    void queryClient.invalidateQueries({ queryKey: ['notes', userId] });
  } catch (error) {
    console.error('Could not save a note', error);
    const isRefused = error instanceof BackendError && error.status >= 400 && error.status < 500;
    if (isRefused) keep(userId, { ...sent, refusal: error.code }, sent);
  } finally {
    underWay.delete(id);
  }
  // Written on while it was on its way.
  const next = deviceNotes(userId).unsent[id];
  if (next !== undefined && next.refusal === null && next.text !== sent.text) await sendKept(sender, id);
}

/** @param instead only if this is still what is kept */
function keep(userId: string, note: UnsentNote, instead?: UnsentNote): void {
  changeDeviceNotes(userId, (before) =>
    instead !== undefined && before.unsent[note.id]?.text !== instead.text
      ? before
      : { ...before, unsent: { ...before.unsent, [note.id]: note } },
  );
}

function replaceNote(
  before: SavedNote[] | undefined,
  id: string,
  kept: SavedNote | null,
): SavedNote[] | undefined {
  const others = before?.filter((note) => note.id !== id);
  return kept === null ? others : others?.concat(kept);
}

/** What is still unsent; a text that was written meanwhile goes on from the version that the server has now. */
function withoutSent(
  unsent: Readonly<Record<string, UnsentNote>>,
  sent: UnsentNote,
  kept: SavedNote | null,
): Readonly<Record<string, UnsentNote>> {
  const { [sent.id]: latest, ...others } = unsent;
  if (latest === undefined || latest.text === sent.text) return others;
  return { ...others, [sent.id]: { ...latest, version: kept?.version ?? null } };
}
