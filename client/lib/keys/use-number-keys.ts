import type { RefObject } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Lets the keys 1 to 9 pick the radio button or tick the checkbox at that place, and go to it.
 * @param container what holds the choices
 * @param says the words for the list of shortcuts
 * @param count how many choices there are, none when the keys are to do nothing
 * @param onChosen goes on, where a choice is all that is asked: whoever presses its number has made up their mind
 */
export function useNumberKeys(
  container: RefObject<HTMLElement | null>,
  says: string,
  count: number,
  onChosen?: () => void,
): void {
  const choose = (place: number) => {
    const choices = container.current?.querySelectorAll<HTMLInputElement>(
      'input:is([type="radio"], [type="checkbox"])',
    );
    const choice = choices?.[place];
    choice?.click();
    choice?.focus();
    if (choice) onChosen?.();
  };
  useShortcuts(
    Object.fromEntries(KEYS.slice(0, count).map((key, place) => [key, { says, run: () => choose(place) }])),
  );
}
