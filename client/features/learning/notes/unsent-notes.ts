import * as v from 'valibot';
import { noteAnchorSchema } from '#domain/learning/notes/note-anchor.ts';
import { loadDraft, saveDraft } from '../../../lib/local-draft.ts';
import type { UnsentNote } from './note.ts';

const schema = v.object({
  unsent: v.record(
    v.string(),
    v.object({
      id: v.string(),
      lesson_id: v.string(),
      anchor: noteAnchorSchema,
      text: v.nullable(v.string()),
      version: v.nullable(v.number()),
      created_at: v.string(),
      refusal: v.nullable(v.string()),
    }),
  ),
  overwritten: v.record(v.string(), v.string()),
});

/** What this device keeps of somebody's notes. */
export interface DeviceNotes {
  /** Changes that the server has not taken yet, by the note's id. */
  readonly unsent: Readonly<Record<string, UnsentNote>>;
  /** Texts of other devices that this one wrote over, by the note's id, until the learner has looked at them. */
  readonly overwritten: Readonly<Record<string, string>>;
}

const NOTHING: DeviceNotes = { unsent: {}, overwritten: {} };
const keyOf = (userId: string) => `notes.${userId}`;
const known = new Map<string, DeviceNotes>();
const listeners = new Set<() => void>();

/** What is kept for somebody; the same object until it changes. */
export function deviceNotes(userId: string): DeviceNotes {
  const kept = known.get(userId) ?? readDevice(userId);
  known.set(userId, kept);
  return kept;
}

/** Changes what is kept for somebody, from what any tab of this browser has kept meanwhile. */
export function changeDeviceNotes(userId: string, change: (before: DeviceNotes) => DeviceNotes): void {
  const next = change(readDevice(userId));
  known.set(userId, next);
  saveDraft(keyOf(userId), next);
  for (const listener of listeners) listener();
}

/** Calls back at each change, of other tabs too. @returns stops it */
export function watchDeviceNotes(listener: () => void): () => void {
  const onStorage = () => {
    known.clear();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

function readDevice(userId: string): DeviceNotes {
  const read = v.safeParse(schema, loadDraft(keyOf(userId)));
  // Where storage is blocked, what this page knows is all there is.
  return read.success ? read.output : (known.get(userId) ?? NOTHING);
}
