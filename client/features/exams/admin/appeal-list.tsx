import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ListedAppeal } from '#domain/exams/appeal-contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { AppealedAttempt } from './appealed-attempt.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useListAppeals } from './list-appeals.ts';

interface AppealListProps {
  accountId?: string | null;
  /** What was missed in the sitting that an appeal is against. */
  renderMissed: (appealId: string) => ReactNode;
}

/** The appeals that wait, or all of one account, each with what it is about. */
export function AppealList({ accountId = null, renderMissed }: AppealListProps) {
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
                <AppealEntry appeal={appeal} level={accountId === null ? 2 : 3} renderMissed={renderMissed} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

interface AppealEntryProps extends Pick<AppealListProps, 'renderMissed'> {
  appeal: ListedAppeal;
  /** Of its heading. */
  level: 2 | 3;
}

function AppealEntry({ appeal, level, renderMissed }: AppealEntryProps) {
  const Heading = `h${level}` as const;
  const [deciding, setDeciding] = useState<'grant' | 'refuse' | null>(null);
  const { id, email, course, reason, sitting, attempt, is_granted: isGranted, decision } = appeal;
  return (
    <article className="grid max-w-measure gap-3 border-t border-line pt-4">
      <div>
        <Heading className="font-sans text-17 font-semibold">
          <bdi lang="en">{course}</bdi>
        </Heading>
        <p className="text-15 text-muted">
          <bdi>{email}</bdi> · <Moment value={appeal.sent_at} />
        </p>
      </div>
      <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line">
        {reason}
      </p>
      {sitting && (
        <>
          <p className="text-15">
            <Trans>
              Exam: {sitting.right} of {sitting.of} right; {sitting.needed} were needed
            </Trans>
          </p>
          {renderMissed(id)}
        </>
      )}
      {attempt && <AppealedAttempt attempt={attempt} />}
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
        <DecideDialog
          appealId={id}
          isOfSitting={sitting !== null}
          isGranted={deciding === 'grant'}
          onClose={() => setDeciding(null)}
        />
      )}
    </article>
  );
}
