const KEY = 'ledgerline.character-keys';

/** Whether single characters are shortcuts. Speech input presses them by accident, so they can be switched off (WCAG 2.1.4). */
export function characterKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches shortcuts of a single character on or off, on this device. */
export function switchCharacterKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is blocked: they stay on.
  }
}
