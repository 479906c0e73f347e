import { Trans } from '@lingui/react/macro';
import type { ListedPerson } from '#domain/identity/people-contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useStateNames } from './account-words.ts';

/** What is special about an account, in badges; nothing for a learner in good standing. */
export function AccountBadges({ person }: { person: ListedPerson }) {
  const names = useStateNames();
  return (
    <span className="flex flex-wrap gap-1">
      {person.is_admin && (
        <Badge>
          <Trans context="role">Admin</Trans>
        </Badge>
      )}
      {person.is_banned && <Badge tone="danger">{names.banned}</Badge>}
      {person.deletion_due_at !== null && <Badge tone="warn">{names['to-be-deleted']}</Badge>}
      {!person.is_confirmed && <Badge>{names.unconfirmed}</Badge>}
      {person.is_demonstration && (
        <Badge>
          <Trans>Demonstration</Trans>
        </Badge>
      )}
    </span>
  );
}
