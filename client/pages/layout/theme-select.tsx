import { useLingui } from '@lingui/react/macro';
import { chooseTheme, THEMES } from '../../lib/theme/theme.ts';
import { useTheme } from '../../lib/theme/use-theme.ts';
import { Select } from '../../ui/form/select.tsx';

/** Light, dark, or as the device is set. `onChosen` lets a signed-in screen keep it in the profile too. */
export function ThemeSelect({ onChosen }: { onChosen?: (theme: string) => void }) {
  const { t } = useLingui();
  const names = { system: t`Automatic`, light: t`Light`, dark: t`Dark` };
  return (
    <Select
      label={t`Theme`}
      value={useTheme()}
      options={THEMES.map((value) => ({ value, label: names[value] }))}
      onChange={(event) => {
        const theme = THEMES.find((value) => value === event.target.value) ?? 'system';
        chooseTheme(theme);
        onChosen?.(theme);
      }}
    />
  );
}
