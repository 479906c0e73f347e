import { Trans } from '@lingui/react/macro';
import { useOnline } from '../../lib/use-online.ts';

/** Says that the connection is gone, as long as it is. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="bg-ink px-4 py-2 text-center text-15 text-paper">
          <Trans>You are offline. What you enter is kept; it can be saved when the connection is back.</Trans>
        </p>
      )}
    </div>
  );
}
