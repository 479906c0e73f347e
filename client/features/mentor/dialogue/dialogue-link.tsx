import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Leads to the dialogue about a misconception. */
export function DialogueLink({ misconception }: { misconception: string }) {
  return (
    <Link
      to="/mentor"
      search={{ dialogue: misconception }}
      className="inline-flex min-h-11 items-center text-15 text-plum underline underline-offset-4"
    >
      <Trans>Go through it with the mentor</Trans>
    </Link>
  );
}
