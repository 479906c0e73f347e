import { useLingui } from '@lingui/react/macro';
import { LOCALE_NAMES, LOCALES } from '../../lib/i18n/locales.ts';
import { Select } from '../../ui/form/select.tsx';
import { useChooseLanguage } from './choose-language.ts';

/** The language of the interface. `onChosen` lets a signed-in screen keep it in the profile too. */
export function LanguageSelect({ onChosen }: { onChosen?: (language: string) => void }) {
  const { t, i18n } = useLingui();
  const choose = useChooseLanguage(onChosen);
  return (
    <Select
      label={t`Language`}
      value={i18n.locale}
      options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
