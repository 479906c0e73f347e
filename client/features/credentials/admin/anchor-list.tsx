import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedAnchor } from '#domain/credentials/admin-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useListCertificateAnchors } from './list-certificate-anchors.ts';

/** The roots of certificates on their way into the blockchain of Bitcoin, and what each calendar said. */
export function AnchorList() {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useListCertificateAnchors()}
      failed={t`The timestamps could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full', 'h-6 w-full']}
    >
      {({ calendars, waiting, anchors }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {calendars === null ? (
            <Banner title={<Trans>Certificates are signed here and not timestamped</Trans>}>
              <Trans>
                The operator names calendars of OpenTimestamps in <code>TIMESTAMP_CALENDARS</code> and a
                server of blocks in <code>BITCOIN_BLOCKS_URL</code> to change that. Only the roots of
                certificates would leave this server.
              </Trans>
            </Banner>
          ) : (
            <p className="text-muted">
              <Plural
                value={waiting}
                _0="Every certificate is under a root."
                one="# certificate waits for the next root, which is made at most once a day."
                other="# certificates wait for the next root, which is made at most once a day."
              />
            </p>
          )}
          {anchors.length === 0 ? (
            calendars !== null && <EmptyState title={<Trans>There is no root yet.</Trans>} />
          ) : (
            <Table
              caption={t`Roots`}
              rows={anchors}
              rowId={({ id }) => id}
              columns={[
                { id: 'made', head: t`Made`, cell: ({ made_at: at }) => <Moment value={at} /> },
                {
                  id: 'root',
                  head: t`Root`,
                  cell: ({ root }) => (
                    <code dir="ltr" title={root}>
                      {root.slice(0, 16)}…
                    </code>
                  ),
                },
                { id: 'size', head: t`Certificates`, numeric: true, cell: ({ size }) => size },
                {
                  id: 'block',
                  head: t`Block`,
                  cell: ({ block_height: height }) =>
                    height === null ? t`Waiting for a block` : formatNumber(height, i18n.locale),
                },
                {
                  id: 'calendars',
                  head: t`Calendars`,
                  cell: (anchor) => <CalendarAnswers anchor={anchor} />,
                },
              ]}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}

function CalendarAnswers({ anchor }: { anchor: ListedAnchor }) {
  return (
    <ul className="grid gap-1">
      {anchor.calendars.map(
        ({ calendar, has_taken: hasTaken, last_error: error, failures, asked_at: at }) => (
          <li key={calendar}>
            <bdi dir="ltr">{new URL(calendar).host}</bdi>{' '}
            <span className={error === null ? 'text-muted' : 'text-danger'}>
              {error === null ? (
                hasTaken && (
                  <Trans>
                    has it, asked <Moment value={at} />
                  </Trans>
                )
              ) : (
                <>
                  <bdi lang="en">{error}</bdi>{' '}
                  <Plural
                    value={failures}
                    one="Failed # time, tried again."
                    other="Failed # times, tried again."
                  />
                </>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
