import { useEffect, useEffectEvent, useRef } from 'react';
import { discardDraft, saveDraft } from './local-draft.ts';
import { useLeaving } from './use-leaving.ts';

const PAUSE_MS = 800;

interface Autosave<Draft> {
  /** Takes the whole draft at every change. */
  autosave: (draft: Draft) => void;
  /** Saves what is not saved yet now instead of in a moment. */
  flush: () => void;
  /** Drops what is not saved yet: it was sent in another way. */
  forget: () => void;
}

/**
 * Saves a draft a moment after its last change, when its screen is left or hidden, and when the connection is back. Until
 * it is saved it is kept on this device too, where `loadDraft(key)` finds it: a failed call or a closed tab loses nothing.
 * A failure is not complained about, since the draft is still on the screen.
 * @param key names the draft on this device; belongs to one person, so it holds their id
 * @param save must outlive the page: use `restOnLeaving`
 */
export function useAutosave<Draft>(key: string, save: (draft: Draft) => Promise<unknown>): Autosave<Draft> {
  const timer = useRef<number>(undefined);
  const unsaved = useRef<{ readonly draft: Draft }>(undefined);
  const forget = () => {
    clearTimeout(timer.current);
    unsaved.current = undefined;
    discardDraft(key);
  };
  const flush = () => {
    clearTimeout(timer.current);
    const sent = unsaved.current;
    if (sent === undefined) return;
    save(sent.draft).then(
      () => {
        if (unsaved.current === sent) forget();
      },
      () => undefined,
    );
  };
  const autosave = (draft: Draft) => {
    unsaved.current = { draft };
    saveDraft(key, draft);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(flush, PAUSE_MS);
  };
  useLeaving(flush);
  const onOnline = useEffectEvent(flush);
  useEffect(() => {
    const listener = () => onOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  return { autosave, flush, forget };
}
