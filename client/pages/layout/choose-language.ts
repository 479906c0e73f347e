import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { activateLocale } from '../../lib/i18n/activate-locale.ts';
import { isLocale } from '../../lib/i18n/locales.ts';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Shows the interface in another language; says so when its messages cannot be had, and stays in the one it has.
 * @param onChosen lets a signed-in screen keep the choice in the profile too
 */
export function useChooseLanguage(onChosen?: (language: string) => void): (language: string) => void {
  const describe = useErrorWording();
  return (language) => {
    if (!isLocale(language)) return;
    activateLocale(language).then(
      () => onChosen?.(language),
      (error: unknown) => {
        console.error('The language could not be loaded', error);
        toast.error(describe(error));
      },
    );
  };
}
