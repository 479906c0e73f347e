import { Plural, Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUndoToast } from '../../../ui/toast/use-undo-toast.ts';
import { useReleaseApplications } from './release-applications.ts';
import { useTakeApplications } from './take-applications.ts';

interface SeatsBulkActionsProps {
  /** The picked ones. */
  applicationIds: readonly string[];
  onDone: () => void;
}

/** Takes the picked applications for review, or gives them back; each undoes the other. */
export function SeatsBulkActions({ applicationIds, onDone }: SeatsBulkActionsProps) {
  const describe = useErrorWording();
  const offerUndo = useUndoToast(describe);
  const take = useTakeApplications();
  const release = useReleaseApplications();
  const chosen = { application_ids: applicationIds };
  const onError = (error: unknown) => toast.error(describe(error));
  return (
    <>
      <Button
        look="secondary"
        pending={take.isPending}
        onClick={() =>
          take.mutate(chosen, {
            onError,
            onSuccess: (taken) => {
              onDone();
              offerUndo(
                <Plural
                  value={taken.application_ids.length}
                  one="# application taken for review."
                  other="# applications taken for review."
                />,
                () => release.mutateAsync(taken),
              );
            },
          })
        }
      >
        <Trans>Take for review</Trans>
      </Button>
      <Button
        look="secondary"
        pending={release.isPending}
        onClick={() =>
          release.mutate(chosen, {
            onError,
            onSuccess: (released) => {
              onDone();
              offerUndo(
                <Plural
                  value={released.application_ids.length}
                  one="# application released."
                  other="# applications released."
                />,
                () => take.mutateAsync(released),
              );
            },
          })
        }
      >
        <Trans>Release</Trans>
      </Button>
    </>
  );
}
