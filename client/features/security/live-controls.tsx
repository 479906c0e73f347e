import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { useNewEventCount } from './fetch-security-events.ts';
import type { SecurityFilters } from './security-tables.ts';

interface LiveControlsProps {
  filters: SecurityFilters;
  /** Timestamps of the newest event that is shown, and of the newest there is. */
  upTo: string | null;
  newest: string | null;
  paused: boolean;
  onPause: (paused: boolean) => void;
  onShow: () => void;
}

/** Says politely that something happened, offers to show it, and pauses the asking. */
export function LiveControls({ filters, upTo, newest, paused, onPause, onShow }: LiveControlsProps) {
  const { data } = useNewEventCount(filters, upTo, newest);
  const count = newest === upTo ? 0 : (data ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="quiet" aria-pressed={paused} onClick={() => onPause(!paused)}>
        {paused ? <Trans>Go on</Trans> : <Trans>Pause</Trans>}
      </Button>
      <p className="text-15 text-muted">
        {paused ? (
          <Trans>New events are not asked for.</Trans>
        ) : (
          <Trans>New events are asked for every 5 seconds.</Trans>
        )}
      </p>
      <p role="status">
        {count > 0 && (
          <Button look="secondary" onClick={onShow}>
            <Plural value={count} one="# new event: show it" other="# new events: show them" />
          </Button>
        )}
      </p>
    </div>
  );
}
