import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type CsvColumn, toCsv } from '../../lib/table/to-csv.ts';
import { ExportCsvButton } from '../../ui/table/export-csv-button.tsx';

interface KeyFigureProps<Row> {
  title: ReactNode;
  /** The figure itself, in a few characters. */
  value?: ReactNode;
  /** Exactly what is counted and what is not. */
  definition: ReactNode;
  /** Every row behind the figure, as a file. @param csv.name without its ending */
  csv: { name: string; columns: readonly CsvColumn<Row>[]; rows: readonly Row[] };
  /** Charts and tables. */
  children: ReactNode;
}

/** A figure of the operator with its definition one click away and its rows as a file. */
export function KeyFigure<Row>({ title, value, definition, csv, children }: KeyFigureProps<Row>) {
  const id = useId();
  const describe = useErrorWording();
  const save = () => {
    saveFile(`${csv.name}.csv`, 'text/csv', toCsv(csv.columns, csv.rows));
    return Promise.resolve();
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="text-24">
            {title}
          </h2>
          {value !== undefined && <p className="text-32">{value}</p>}
        </div>
        {csv.rows.length > 0 && <ExportCsvButton describe={describe} onExport={save} />}
      </div>
      <details>
        <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-tag text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11">
          <Trans>How this is counted</Trans>
        </summary>
        <div className="grid max-w-measure gap-2 pt-2 text-15 text-muted">{definition}</div>
      </details>
      {children}
    </section>
  );
}
