import { useLingui } from '@lingui/react/macro';
import type { Calibration } from '#domain/learning/calibration.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Table } from '../../../ui/table/table.tsx';

/** The points of the curve as numbers: what was said, how often, how often it was right. */
export function CalibrationTable({ calibration }: { calibration: Calibration }) {
  const { t, i18n } = useLingui();
  const percent = (share: number) =>
    formatNumber(share, i18n.locale, { style: 'percent', maximumFractionDigits: 0 });
  const range = ({ low, high }: { low: number; high: number }) => {
    const [from, to] = [percent(low), percent(high)];
    return t`${from} to ${to}`;
  };
  return (
    <Table
      caption={t`By what you said`}
      rows={calibration.levels}
      rowId={({ confidence }) => String(confidence)}
      columns={[
        { id: 'said', head: t`Said`, cell: ({ confidence }) => percent(confidence) },
        { id: 'answers', head: t`Answers`, numeric: true, cell: ({ answers }) => answers },
        { id: 'right', head: t`Right`, numeric: true, cell: ({ correct }) => correct },
        { id: 'came', head: t`Came true`, numeric: true, cell: ({ came }) => percent(came.share) },
        { id: 'range', head: t`95% interval`, numeric: true, cell: ({ came }) => range(came) },
      ]}
    />
  );
}
