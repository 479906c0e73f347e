import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type CsvRow, readCsv } from '#domain/kernel/read-csv.ts';
import { guessColumns } from '#domain/marketing/metrics-file.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { controlStyles, Field } from '../../../ui/form/field.tsx';
import { DaysMapping } from './days-mapping.tsx';

/** A file that a platform has exported, taken apart. */
interface DaysFile {
  head: readonly string[];
  rows: readonly CsvRow[];
}

/** Imports the days of a file: nothing is recorded unless every line can be read. */
export function DaysImport({ campaign }: { campaign: Tables<'ad_campaigns'> }) {
  const { t } = useLingui();
  const inputId = useId();
  const [file, setFile] = useState<DaysFile | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [imports, setImports] = useState(0);
  const open = async (chosen: File | undefined) => {
    if (chosen === undefined) return setFile(null);
    const [head, ...rows] = readCsv(await chosen.text());
    setFile({ head: head?.cells ?? [], rows });
    setAttempt(attempt + 1);
  };
  return (
    <section aria-labelledby="import-days" className="grid content-start gap-4">
      <h4 id="import-days" className="font-semibold">
        <Trans>Import a file</Trans>
      </h4>
      <p className="text-15 text-muted">
        <Trans>
          Comma-separated values (CSV) with one line for each day. Nothing is recorded unless every line can
          be read; days that are recorded already are replaced.
        </Trans>
      </p>
      <Field
        id={inputId}
        label={<Trans>File</Trans>}
        error={file !== null && file.rows.length === 0 ? t`There are no lines in this file.` : undefined}
      >
        {(ids) => (
          <input
            key={imports}
            {...ids}
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void open(event.target.files?.[0])}
            className={controlStyles}
          />
        )}
      </Field>
      {file !== null && file.rows.length > 0 && (
        <DaysMapping
          key={attempt}
          campaign={campaign}
          head={file.head}
          rows={file.rows}
          guess={guessColumns(file.head)}
          onImported={() => {
            setFile(null);
            // The field lets go of the file, so that nobody imports it twice.
            setImports(imports + 1);
          }}
        />
      )}
    </section>
  );
}
