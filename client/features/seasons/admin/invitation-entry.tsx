import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListedInvitation } from '#domain/seasons/contract.ts';
import { Button } from '../../../ui/button.tsx';
import { DecideInvitationDialog } from './decide-invitation-dialog.tsx';

/** Somebody of a season's top tenth, with what their place is made of. */
export function InvitationEntry({ invitation }: { invitation: ListedInvitation }) {
  const { i18n } = useLingui();
  const [deciding, setDeciding] = useState<'grant' | 'refuse' | null>(null);
  const { email, season, rank, of, percentiles, record, is_granted: isGranted, reason } = invitation;
  const whole = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 0 }).format(value);
  const [exam, retention, process] = [
    whole(percentiles.examAbility),
    whole(percentiles.delayedRetention),
    whole(percentiles.process),
  ];
  const kept = (record ?? '').split('1').length - 1;
  const trades = (record ?? '').length;
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <p className="font-semibold">
        <bdi>{email}</bdi>
      </p>
      <p className="text-15 text-muted">
        <Trans>
          Season {season}, rank {rank} of {of}. Percentiles: exam {exam}, retention {retention}, process{' '}
          {process}. {kept} of {trades} trades kept every rule.
        </Trans>
      </p>
      {isGranted === null ? (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setDeciding('grant')}>
            <Trans>Invite</Trans>
          </Button>
          <Button look="quiet" onClick={() => setDeciding('refuse')}>
            <Trans>Do not invite</Trans>
          </Button>
        </div>
      ) : (
        <p className="text-15" dir="auto">
          <span className="font-semibold">
            {isGranted ? <Trans>Invited</Trans> : <Trans>Not invited</Trans>}
          </span>{' '}
          {reason}
        </p>
      )}
      {deciding !== null && (
        <DecideInvitationDialog
          invitationId={invitation.id}
          isGranted={deciding === 'grant'}
          onClose={() => setDeciding(null)}
        />
      )}
    </li>
  );
}
