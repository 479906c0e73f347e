import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { exportCsv } from '../../../lib/table/export-csv.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { useTableState } from '../../../lib/table/use-table-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportCsvButton } from '../../../ui/table/export-csv-button.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { RowButton } from '../../../ui/table/row-button.tsx';
import type { TableColumn } from '../../../ui/table/table.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { reportTable } from './content-tables.ts';
import { fetchReportPage, type ListedReport, REPORTS_PER_PAGE, useReports } from './fetch-reports.ts';
import { useReportWords } from './report-words.ts';
import type { SettleDialogProps } from './settle-dialog.tsx';
import { useSettleProblemReports } from './settle-problem-reports.ts';

const CSV_PAGE = 1000;

const loadDialog = () => import('./settle-dialog.tsx');

/** What learners reported about lessons and quiz items, and settling it. */
export function ReportList({ onLesson }: { onLesson: (lessonId: string) => void }) {
  const { t, i18n } = useLingui();
  const { rest } = useBackend();
  const describe = useErrorWording();
  const words = useReportWords();
  const table = useTableState(reportTable);
  const { state = 'open', kind, course } = table.filters;
  const wanted = { state, kind, course, sort: table.sort };
  const page = useReports(wanted, table.page);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync: settle } = useSettleProblemReports();
  const settling = useSettleDialog(() => setPicked(new Set()));
  const titleOf = ({ lesson }: ListedReport) =>
    lesson === null ? t`A lesson that is gone` : localizedText(lesson, 'title', i18n.locale);

  const reopen = (ids: readonly string[]) => {
    settle({ ids, status: 'open', note: null }).then(
      () => setPicked(new Set()),
      (error: unknown) => toast.error(describe(error)),
    );
  };
  const columns: readonly TableColumn<ListedReport>[] = [
    {
      id: 'lesson',
      head: t`Lesson`,
      sortable: false,
      cell: (report) => (
        <>
          <RowButton aria-label={t`Preview ${titleOf(report)}`} onClick={() => onLesson(report.lesson_id)}>
            {titleOf(report)}
          </RowButton>
          {report.item_id !== null && (
            <span className="block text-muted">
              <Trans>
                Question <bdi dir="ltr">{report.item_id}</bdi>
              </Trans>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'text',
      head: t`Report`,
      sortable: false,
      cell: (report) => (
        <span className="block max-w-measure min-w-48">
          <span className="text-muted">{words.kind(report.kind)}</span>
          <bdi className="block break-words whitespace-pre-line">{report.text}</bdi>
        </span>
      ),
    },
    { id: 'created_at', head: t`Sent`, cell: ({ created_at: sent }) => <Moment value={sent} /> },
    {
      id: 'status',
      head: t`State`,
      sortable: false,
      cell: ({ status }) => (
        <Badge tone={status === 'open' ? 'warn' : 'neutral'}>{words.state(status)}</Badge>
      ),
    },
    {
      id: 'settled_at',
      head: t`Settled`,
      cell: ({ settled_at: settled, settled_note: note }) => (
        <>
          {settled === null ? '–' : <Moment value={settled} />}
          {note !== null && <bdi className="block text-muted">{note}</bdi>}
        </>
      ),
    },
  ];
  const save = () =>
    exportCsv<ListedReport>({
      name: 'problem-reports',
      pageSize: CSV_PAGE,
      fetchPage: async (number, size) => (await fetchReportPage(rest, wanted, number, size)).reports,
      columns: [
        { head: t`Lesson`, text: titleOf },
        { head: t`Question`, text: ({ item_id: item }) => item },
        { head: t`Kind`, text: (report) => words.kind(report.kind) },
        { head: t`Report`, text: ({ text }) => text },
        { head: t`Sent`, text: ({ created_at: sent }) => sent },
        { head: t`State`, text: ({ status }) => words.state(status) },
        { head: t`Settled`, text: ({ settled_at: settled }) => settled },
        { head: t`Note`, text: ({ settled_note: note }) => note },
      ],
    });
  return (
    <QueryState
      query={page}
      failed={t`The reports could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {({ reports, total }) => {
        const chosen = reports.filter(({ id }) => picked.has(id));
        const ids = chosen.map(({ id }) => id);
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DataTable
              caption={t`Problem reports`}
              columns={columns}
              rows={reports}
              rowId={({ id }) => id}
              state={table}
              selection={{
                picked,
                onPick: setPicked,
                nameOf: (report) => `${titleOf(report)}, ${words.kind(report.kind)}`,
                actions: (
                  <>
                    {chosen.every(({ status }) => status === 'open') && (
                      <>
                        <Button look="secondary" onClick={() => settling.open(ids, 'resolved')}>
                          <Trans>Resolve</Trans>
                        </Button>
                        <Button look="secondary" onClick={() => settling.open(ids, 'dismissed')}>
                          <Trans>Dismiss</Trans>
                        </Button>
                      </>
                    )}
                    {chosen.every(({ status }) => status !== 'open') && (
                      <Button look="secondary" onClick={() => reopen(ids)}>
                        <Trans>Open again</Trans>
                      </Button>
                    )}
                  </>
                ),
              }}
              tools={<ExportCsvButton onExport={save} describe={describe} />}
              empty={<EmptyState title={<Trans>No reports here.</Trans>} />}
            />
            <Pagination
              label={t`Pages of reports`}
              page={table.page}
              pageCount={Math.ceil(total / REPORTS_PER_PAGE)}
              onSelect={table.goTo}
            />
            {settling.dialog}
          </div>
        );
      }}
    </QueryState>
  );
}

/** The dialog that settles reports, fetched when it is first opened. */
function useSettleDialog(onSettled: () => void) {
  const { t } = useLingui();
  const [Dialog, setDialog] = useState<ComponentType<SettleDialogProps>>();
  const [asked, setAsked] = useState<Pick<SettleDialogProps, 'ids' | 'status'>>();
  const open = (ids: readonly string[], status: SettleDialogProps['status']) => {
    setAsked({ ids, status });
    loadDialog().then(
      ({ SettleDialog }) => setDialog(() => SettleDialog),
      (error: unknown) => {
        console.error('The dialog that settles reports could not be loaded', error);
        toast.error(t`The form could not be loaded. Check your connection and try again.`);
      },
    );
  };
  const close = () => setAsked(undefined);
  const dialog = Dialog !== undefined && asked !== undefined && (
    <Dialog
      {...asked}
      onClose={close}
      onSettled={() => {
        close();
        onSettled();
      }}
    />
  );
  return { dialog, open };
}
