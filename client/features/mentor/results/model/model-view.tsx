import { Trans, useLingui } from '@lingui/react/macro';
import type { ModelReport } from '#domain/mentor/model/contract.ts';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../../lib/i18n/format-number.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { QueryState } from '../../../../ui/query-state.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { ModelSettingsForm } from './model-settings-form.tsx';
import { useReadModelReport } from './read-model-report.ts';
import { useReasonWords } from './reason-words.ts';

/** The language model that rewords the mentor's answers: whether it may, how it did, and what it took. */
export function ModelView() {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useReadModelReport()}
      failed={t`The report on the model could not be made`}
      describe={describe}
      skeleton={['h-10 w-full', 'h-6 w-2/3', 'h-20 w-full']}
    >
      {(report) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {report.connected === null ? (
            <Banner title={<Trans>No language model is connected</Trans>}>
              <Trans>
                The mentor answers in the words of the editors. To connect a model, set MENTOR_MODEL_URL and
                MENTOR_MODEL_NAME, and MENTOR_MODEL_KEY where it asks for a key, and start the server again.
              </Trans>
            </Banner>
          ) : (
            <ModelSettingsForm
              key={JSON.stringify(report.settings)}
              {...report.settings}
              name={report.connected.name}
            />
          )}
          <ModelCounts report={report} />
          <Fallbacks report={report} />
        </div>
      )}
    </QueryState>
  );
}

function ModelCounts({ report }: { report: ModelReport }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const share = (part: number, whole: number) =>
    whole === 0
      ? '–'
      : new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(
          part / whole,
        );
  const { asked, shown, stopped, refused, settings } = report;
  const cost =
    (report.input_tokens * settings.input_price + report.output_tokens * settings.output_price) / 1_000_000;
  const helped = (isRephrased: boolean) => {
    const rated = report.ratings.find((rating) => rating.is_rephrased === isRephrased);
    return rated === undefined
      ? '–'
      : t`${share(rated.helpful, rated.helpful + rated.unhelpful)} of ${number(rated.helpful + rated.unhelpful)}`;
  };
  const figures: readonly (readonly [string, string])[] = [
    [t`Replies asked for`, number(asked)],
    [t`Shown`, share(shown, asked)],
    [t`Fell back on the written answer`, share(asked - shown - stopped, asked)],
    [t`Stopped by the learner`, share(stopped, asked)],
    [t`Not asked, a budget was used up`, number(refused)],
    [t`Tokens`, number(report.input_tokens + report.output_tokens)],
    [t`Tokens today`, number(report.tokens_today)],
    [t`Cost at your prices`, formatNumber(Math.round(cost * 100) / 100, i18n.locale)],
    [t`Helped, in the words of the model`, helped(true)],
    [t`Helped, as written`, helped(false)],
  ];
  return (
    <section className="grid gap-2">
      <h3 className="text-20">
        <Trans>The last 30 days</Trans>
      </h3>
      <dl className="grid gap-x-12 gap-y-3 border-y border-line py-4 sm:grid-cols-2 lg:grid-cols-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-15 text-muted">{name}</dt>
            <dd className="text-20 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fallbacks({ report: { fallbacks } }: { report: ModelReport }) {
  const { t, i18n } = useLingui();
  const words = useReasonWords();
  if (fallbacks.length === 0) return null;
  return (
    <Table
      caption={t`Why the written answer stood`}
      columns={[
        { id: 'reason', head: t`Reason`, cell: ({ reason }) => words[reason] },
        {
          id: 'count',
          head: t`Replies`,
          numeric: true,
          cell: ({ count }) => formatNumber(count, i18n.locale),
        },
      ]}
      rows={fallbacks}
      rowId={({ reason }) => reason}
    />
  );
}
