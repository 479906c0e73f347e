import { Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useLeaveSeason } from './leave-season.ts';

/** Lets somebody who takes part in a season leave it. */
export function LeaveSeason({ seasonId }: { seasonId: string }) {
  const describe = useErrorWording();
  const leave = useLeaveSeason();
  return (
    <Button
      look="quiet"
      pending={leave.isPending}
      onClick={() =>
        leave.mutate({ season_id: seasonId }, { onError: (error: unknown) => toast.error(describe(error)) })
      }
    >
      <Trans>Leave the season</Trans>
    </Button>
  );
}
