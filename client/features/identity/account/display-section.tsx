import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { deviceZone as readDeviceZone } from '../../../lib/i18n/device-zone.ts';
import { CHART_COLOURS, chooseChartColours, chosenChartColours } from '../../../lib/theme/chart-colours.ts';
import { Select } from '../../../ui/form/select.tsx';
import { useSavePreference } from '../save-preference.ts';
import { AccountSection } from './account-section.tsx';

/** How things are shown: language, theme, the colours of charts, the time zone. Every choice holds at once. */
export function DisplaySection({ languageAndTheme }: { languageAndTheme: ReactNode }) {
  const { t } = useLingui();
  const savePreference = useSavePreference();
  const zone: unknown = useSignedInUser().user_metadata.time_zone;
  const [colours, setColours] = useState(chosenChartColours);
  const names = {
    'blue-orange': t`Rising blue, falling orange`,
    'green-red': t`Rising green, falling red`,
    'red-green': t`Rising red, falling green`,
  };
  const chooseColours = (value: string) => {
    const chosen = CHART_COLOURS.find((name) => name === value) ?? 'blue-orange';
    setColours(chosen);
    chooseChartColours(chosen);
    savePreference({ chart_colours: chosen });
  };
  // Its name stands in the message below.
  const deviceZone = readDeviceZone();
  return (
    <AccountSection title={<Trans>Display</Trans>} lead={<Trans>What you choose holds at once.</Trans>}>
      <div className="grid w-full gap-4">
        {languageAndTheme}
        <Select
          label={t`Colours of charts`}
          value={colours}
          options={CHART_COLOURS.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => chooseColours(event.target.value)}
        />
        <Select
          label={t`Time zone`}
          value={typeof zone === 'string' ? zone : ''}
          options={[
            { value: '', label: t`As on this device (${deviceZone})` },
            ...Intl.supportedValuesOf('timeZone').map((value) => ({
              value,
              label: value.replaceAll('_', ' '),
            })),
          ]}
          onChange={(event) => savePreference({ time_zone: event.target.value })}
        />
      </div>
    </AccountSection>
  );
}
