export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Whether a text of unknown origin names a theme. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

const THEME_KEY = 'ledgerline.theme';

/** The theme chosen on this device; `system` follows the device's own setting. The boot script reads the same key. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows the interface in a theme at once and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts for this page only.
  }
}
