import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListedKey } from '#domain/credentials/admin-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { useReadIssuerKeys } from './read-issuer-keys.ts';
import { RotateDialog } from './rotate-dialog.tsx';

/** The keys that certificates are signed with, and letting another one sign. */
export function IssuerKeys() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const [isRotating, setIsRotating] = useState(false);
  return (
    <QueryState
      query={useReadIssuerKeys()}
      failed={t`The keys could not be read`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-6 w-full']}
    >
      {({ did, keys, is_kept_here: isKeptHere, may_have_others: mayHaveOthers }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
          <p className="text-muted">
            <Trans>
              Certificates are signed as <bdi dir="ltr">{did}</bdi>. The first key signs; the others stay
              listed, so that what they signed can be checked.
            </Trans>
          </p>
          <div className="w-full">
            <Table
              caption={t`Keys`}
              rows={keys}
              rowId={({ name }) => name}
              columns={[
                { id: 'name', head: t`Key`, cell: ({ name }) => <code dir="ltr">{name}</code> },
                { id: 'created', head: t`Made`, cell: ({ created_at: at }) => <Moment value={at} /> },
                { id: 'state', head: t`Status`, cell: (key) => <KeyState listed={key} /> },
                {
                  id: 'certificates',
                  head: t`Certificates`,
                  numeric: true,
                  cell: ({ certificates }) => certificates,
                },
              ]}
            />
          </div>
          {isKeptHere ? (
            <Button look="secondary" onClick={() => setIsRotating(true)}>
              <Trans>Rotate the key…</Trans>
            </Button>
          ) : (
            <Banner title={<Trans>The operator keeps these keys elsewhere</Trans>}>
              <Trans>
                They come from <code>ISSUER_KEYS</code>, which this server cannot change: put the next key in
                front of it and start the servers again.
              </Trans>
            </Banner>
          )}
          {isRotating && <RotateDialog mayHaveOthers={mayHaveOthers} onClose={() => setIsRotating(false)} />}
        </div>
      )}
    </QueryState>
  );
}

function KeyState({ listed: { retired_at: retired, revoked_at: revoked } }: { listed: ListedKey }) {
  if (revoked !== null) {
    return (
      <span className="text-danger">
        <Trans>
          Lost since <Moment value={revoked} />
        </Trans>
      </span>
    );
  }
  if (retired === null) return <Trans>Signs</Trans>;
  return (
    <Trans>
      Retired <Moment value={retired} />
    </Trans>
  );
}
