import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '../../../../lib/use-online.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';

interface VideoFailureProps {
  /** The types of the files, such as `video/mp4`. */
  types: readonly string[];
  onRetry: () => void;
}

/** Why a video does not play: no connection, no format this browser knows, or something with the file. */
export function VideoFailure({ types, onRetry }: VideoFailureProps) {
  const { t } = useLingui();
  const online = useOnline();
  const video = document.createElement('video');
  const playable = types.some((type) => video.canPlayType(type) !== '');
  const reason = !online
    ? t`You are offline. What you watched is kept; try again when you are connected.`
    : playable
      ? t`The connection was lost or the file cannot be reached. The transcript below says everything.`
      : t`This browser plays none of its formats. The transcript below says everything.`;
  return (
    <ErrorState title={<Trans>The video could not be played</Trans>} reason={reason} onRetry={onRetry} />
  );
}
