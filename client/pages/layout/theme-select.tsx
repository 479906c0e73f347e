import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chooseTheme, chosenTheme, THEMES } from '../../lib/theme.ts';
import { Select } from '../../ui/select.tsx';

/** Light, dark, or as the device is set. */
export function ThemeSelect() {
  const { t } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  const names = { system: t`As on this device`, light: t`Light`, dark: t`Dark` };
  return (
    <Select
      label={t`Theme`}
      value={theme}
      options={THEMES.map((value) => ({ value, label: names[value] }))}
      onChange={(event) => {
        const chosen = THEMES.find((value) => value === event.target.value) ?? 'system';
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    />
  );
}
