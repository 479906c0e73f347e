import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge.tsx';

interface AccountCellProps {
  /** Null: the account has no address, or is gone. */
  userId: string | null;
  email: string | null;
  isDemonstration: boolean;
}

/** Whose a row is. */
export function AccountCell({ userId, email, isDemonstration }: AccountCellProps) {
  return (
    <>
      {userId === null ? (
        <span className="text-muted">
          <Trans>A deleted account</Trans>
        </span>
      ) : (
        <bdi>{email ?? userId.slice(0, 8)}</bdi>
      )}{' '}
      {isDemonstration && (
        <Badge>
          <Trans>Demonstration</Trans>
        </Badge>
      )}
    </>
  );
}
