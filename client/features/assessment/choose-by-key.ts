import { useEffect, useEffectEvent } from 'react';

/**
 * Chooses an answer by its number on the keyboard, as long as no modifier is held and nothing is being typed.
 * @param values the values that the keys 1, 2, 3, ... stand for
 */
export function useChooseByKey(values: readonly string[], choose: (value: string) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement) return;
    const value = /^[1-9]$/.test(event.key) ? values[Number(event.key) - 1] : undefined;
    if (value !== undefined) choose(value);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
