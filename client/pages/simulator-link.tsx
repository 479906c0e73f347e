import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The way to the simulator. Not beside the rest of the navigation: the words of that are those of /auth, too. */
export function SimulatorLink({ className }: { className: string }) {
  return (
    <Link to="/simulator" className={className}>
      <Trans>Simulator</Trans>
    </Link>
  );
}
