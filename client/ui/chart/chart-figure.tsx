import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { PANEL_COLUMNS } from './panel-columns.ts';

interface ChartFigureProps {
  title: string;
  note: string;
  summary?: string | undefined;
  lang?: string | undefined;
  /** What changes the drawing. */
  controls?: ReactNode;
  /** What stands at the cursor, in words. */
  reading?: ReactNode;
  /** The same figures as a table; drawn when it is first opened. Two panels have one each. */
  table?: ReactNode;
  /** The plot. */
  children: ReactNode;
}

/** What stands around every plot: the finding, the summary sentence, what the cursor reads, and the figures as a table. */
export function ChartFigure({
  title,
  note,
  summary,
  lang,
  controls,
  reading,
  table,
  children,
}: ChartFigureProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={summary && `${id}-summary`}
      className={`grid gap-2 ${PANEL_COLUMNS} *:col-span-full`}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={`${id}-title`} lang={lang} dir={lang && 'auto'} className="font-semibold">
          {title}
        </span>
        {/* Words of the interface, beside those of the lesson. */}
        <span dir="auto" className="text-15 text-muted">
          {note}
        </span>
      </figcaption>
      {controls}
      {summary !== undefined && (
        <p id={`${id}-summary`} lang={lang} dir={lang && 'auto'} className="max-w-measure text-15 text-muted">
          {summary}
        </p>
      )}
      {children}
      {/* The cursor itself says this to screen readers, as its value. */}
      {reading !== undefined && (
        <p aria-hidden="true" dir="auto" className="min-h-6 text-15 print:hidden">
          {reading}
        </p>
      )}
      {table !== undefined && (
        <details onToggle={() => setOpened(true)} className="not-open:print:hidden">
          <summary className="inline-flex min-h-8 cursor-pointer items-center rounded-tag text-15 text-plum underline underline-offset-4 pointer-coarse:min-h-11">
            <Trans>Data table</Trans>
          </summary>
          {opened && table}
        </details>
      )}
    </figure>
  );
}
