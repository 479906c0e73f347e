import type { ReactNode } from 'react';

/** A short message that comes and goes by itself; never the only place where a failure is told. */
export interface ToastMessage {
  kind: 'success' | 'error';
  text: ReactNode;
  /** One thing that can be done about it while it is shown, such as Undo. */
  action?: { label: ReactNode; run: () => void } | undefined;
}

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | null = null;
let onFirst: (() => void) | null = null;

function send(message: ToastMessage): void {
  if (listener !== null) return listener(message);
  waiting.push(message);
  onFirst?.();
}

/** Shows toasts. The library that draws them is fetched after the page, so that none waits for it. */
export const toast = {
  success: (text: ReactNode, action?: ToastMessage['action']) => send({ kind: 'success', text, action }),
  error: (text: ReactNode) => send({ kind: 'error', text }),
};

/** Calls back at each toast that nobody delivers; for the Toaster, which then loads the library. */
export function onFirstToast(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    onFirst = null;
  };
}

/** Delivers every toast, waiting ones first, until the returned function is called. */
export function deliverToasts(deliver: Listener): () => void {
  listener = deliver;
  for (const message of waiting.splice(0)) deliver(message);
  return () => {
    listener = null;
  };
}
