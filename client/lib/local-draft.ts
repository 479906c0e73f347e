/**
 * Keeps what somebody has typed on this device until it is sent, so that a reload or a failed call loses nothing.
 * @param key names the draft; belongs to one person, so it holds their id
 */
export function saveDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(`ledgerline.draft.${key}`, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}

/** The draft kept under a key, or null; what it holds must be checked, since anybody at this device may edit it. */
export function loadDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`ledgerline.draft.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets a draft that has been sent. */
export function discardDraft(key: string): void {
  try {
    localStorage.removeItem(`ledgerline.draft.${key}`);
  } catch {
    // Storage is blocked: there was nothing to forget.
  }
}
