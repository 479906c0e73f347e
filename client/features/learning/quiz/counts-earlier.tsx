import { Trans } from '@lingui/react/macro';

/** Said where another answer had been given before the one that was sent. */
export function CountsEarlier() {
  return (
    <p className="text-15 text-muted">
      <Trans>
        You had answered this question before, perhaps on another device. The first answer counts.
      </Trans>
    </p>
  );
}
