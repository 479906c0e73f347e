import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListedAppeal } from '#domain/exams/practical-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { usePracticalWords } from '../use-practical-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useListAppeals } from './list-appeals.ts';

/** The appeals against practical parts that wait, or all of one account, each with what it is about. */
export function AppealList({ accountId = null }: { accountId?: string | null }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useListAppeals(accountId)}
      failed={t`The appeals could not be looked up`}
      describe={describe}
      skeleton={['h-6 w-full', 'h-20 w-full']}
    >
      {(appeals) =>
        appeals.length === 0 ? (
          accountId === null && (
            <p className="text-muted">
              <Trans>No appeal waits.</Trans>
            </p>
          )
        ) : (
          <ul className="grid gap-8">
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealEntry appeal={appeal} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function AppealEntry({ appeal }: { appeal: ListedAppeal }) {
  const { t } = useLingui();
  const [deciding, setDeciding] = useState<'grant' | 'refuse' | null>(null);
  const { id, email, course, reason, right, practical, judged, is_granted: isGranted, decision } = appeal;
  const { rules } = usePracticalWords(practical);
  const broken = judged.flatMap(({ broken: found, symbol }, place) =>
    found.length === 0 ? [] : [{ number: place + 1, symbol, found }],
  );
  return (
    <article className="grid max-w-measure gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-semibold">
          <bdi lang="en">{course}</bdi>
        </h3>
        <p className="text-15 text-muted">
          <bdi>{email}</bdi> · <Moment value={appeal.sent_at} />
        </p>
      </div>
      <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line">
        {reason}
      </p>
      <p className="text-15">
        <Trans>
          {right} of {practical.trades} trades kept every rule; {practical.needed} were needed
        </Trans>
      </p>
      <ul className="grid gap-1 text-15 text-muted empty:hidden">
        {broken.map(({ number, symbol, found }) => (
          <li key={number}>
            {t`Trade ${number}, ${symbol}`}: {found.map((rule) => rules[rule]).join('; ')}
          </li>
        ))}
      </ul>
      {isGranted === null ? (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setDeciding('grant')}>
            <Trans>Grant it</Trans>
          </Button>
          <Button look="quiet" onClick={() => setDeciding('refuse')}>
            <Trans>Do not grant it</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-15" dir="auto">
          <span className="font-semibold">
            {isGranted ? <Trans>Granted</Trans> : <Trans>Not granted</Trans>}
          </span>{' '}
          {decision}
        </p>
      )}
      {deciding !== null && (
        <DecideDialog appealId={id} isGranted={deciding === 'grant'} onClose={() => setDeciding(null)} />
      )}
    </article>
  );
}
