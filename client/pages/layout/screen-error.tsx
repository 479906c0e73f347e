import { Trans } from '@lingui/react/macro';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** What stands in for a screen that could not be drawn, such as one whose code could not be fetched. */
export function ScreenError({ error }: { error: unknown }) {
  const describe = useErrorWording();
  return (
    <ErrorState
      title={<Trans>This screen could not be shown</Trans>}
      reason={describe(error)}
      // Code that is gone after an update of the server comes back with the new document only.
      onRetry={() => location.reload()}
    />
  );
}
