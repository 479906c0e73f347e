import { useLingui } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { activateLocale } from '../../lib/i18n/activate-locale.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '../../lib/i18n/locales.ts';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

/** The language of the interface. `onChosen` lets a signed-in screen keep it in the profile too. */
export function LanguageSelect({ onChosen }: { onChosen?: (language: string) => void }) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const choose = async (language: string) => {
    if (!isLocale(language)) return;
    try {
      await activateLocale(language);
      onChosen?.(language);
    } catch (error) {
      console.error('The language could not be loaded', error);
      toast.error(describe(error));
    }
  };
  return (
    <Select
      label={t`Language`}
      value={i18n.locale}
      options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      onChange={(event) => void choose(event.target.value)}
    />
  );
}
