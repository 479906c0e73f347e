import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CsvRow } from '#domain/kernel/read-csv.ts';
import { type MetricColumns, METRIC_FIELDS, readMetrics } from '#domain/marketing/metrics-file.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LineFaults } from './line-faults.tsx';
import { useMetricNames } from './metric-names.ts';
import { useRecordCampaignDays } from './record-campaign-days.ts';
import { today } from './today.ts';

interface DaysMappingProps {
  campaign: Tables<'ad_campaigns'>;
  head: readonly string[];
  rows: readonly CsvRow[];
  /** Where each figure seems to stand. */
  guess: MetricColumns;
  onImported: () => void;
}

/** Which column of a file is which, what is wrong with its lines, and the button that imports them. */
export function DaysMapping({ campaign, head, rows, guess, onImported }: DaysMappingProps) {
  const { t, i18n } = useLingui();
  const names = useMetricNames();
  const describe = useErrorWording();
  const record = useRecordCampaignDays();
  const [columns, setColumns] = useState(guess);
  const [locale, setLocale] = useState(i18n.locale);
  const read = readMetrics(rows, columns, { currency: campaign.currency, locale, today: today() });
  const save = (days: Parameters<typeof record.mutate>[0]['days']) =>
    record.mutate(
      { campaign_id: campaign.id, days },
      {
        onSuccess: () => {
          toast.success(<Plural value={days.length} one="# day imported." other="# days imported." />);
          onImported();
        },
      },
    );
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {METRIC_FIELDS.map((field) => (
          <Select
            key={field}
            label={names[field]}
            value={columns[field] ?? ''}
            placeholder={t`Choose a column`}
            options={head.map((name, place) => ({ value: String(place), label: name || String(place + 1) }))}
            onChange={(event) => setColumns({ ...columns, [field]: Number(event.target.value) })}
          />
        ))}
        <Select
          label={t`Numbers are written as in`}
          value={locale}
          options={LOCALES.map((id) => ({ value: id, label: LOCALE_NAMES[id] }))}
          onChange={(event) => setLocale(event.target.value)}
        />
      </div>
      {record.isError && <FormFailure key={record.failureCount} reason={describe(record.error)} />}
      {'faults' in read ? (
        <LineFaults faults={read.faults} />
      ) : (
        <Button
          look="secondary"
          pending={record.isPending}
          onClick={() => save(read.days)}
          className="justify-self-start"
        >
          <Trans>
            Import <Plural value={read.days.length} one="# day" other="# days" />
          </Trans>
        </Button>
      )}
    </div>
  );
}
