import { useSyncExternalStore } from 'react';

// Asking makes browsers load their voices: asked for early, they are there before the control is drawn.
if ('speechSynthesis' in globalThis) speechSynthesis.getVoices();

/** Whether this browser has a voice that speaks English: having the interface for it says nothing. */
function hasVoice(): boolean {
  if (!('speechSynthesis' in globalThis)) return false;
  return speechSynthesis.getVoices().some(({ lang }) => /^en(?:[-_]|$)/i.test(lang));
}

/** The same, kept up to date: browsers load their voices after the page, and some never have one. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(onVoices, hasVoice);
}

function onVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
