import { Plural, useLingui } from '@lingui/react/macro';
import type { LineFault } from '#domain/marketing/metrics-file.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Table } from '../../../ui/table/table.tsx';
import { lineFaultWords } from './line-fault-words.ts';
import { useMetricNames } from './metric-names.ts';

/** As many as somebody mends before trying again. */
const MOST_SHOWN = 50;

/** What is wrong with a file, line by line. */
export function LineFaults({ faults }: { faults: readonly LineFault[] }) {
  const { t, i18n } = useLingui();
  const names = useMetricNames();
  return (
    <div className="grid gap-2" role="status">
      <p className="font-semibold text-danger">
        <Plural
          value={faults.length}
          one="# fault: nothing has been imported."
          other="# faults: nothing has been imported."
        />
      </p>
      <Table
        caption={t`Faults of the file`}
        captionHidden
        className="max-h-96"
        rows={faults.slice(0, MOST_SHOWN)}
        rowId={({ line, field, problem }) => `${line} ${field} ${problem}`}
        columns={[
          { id: 'line', head: t`Line`, cell: ({ line }) => formatNumber(line, i18n.locale) },
          { id: 'field', head: t`Column`, cell: ({ field }) => names[field] },
          { id: 'problem', head: t`Problem`, cell: lineFaultWords },
        ]}
      />
    </div>
  );
}
