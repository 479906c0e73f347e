const KEY = 'ledgerline.lecture-voice';

/** Whether a learner wants lectures spoken on this device; undefined before they have said so. */
export function rememberedVoice(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'on';
  } catch {
    return undefined;
  }
}

/** Remembers it on this device. */
export function rememberVoice(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is blocked: the next lecture offers it again.
  }
}
