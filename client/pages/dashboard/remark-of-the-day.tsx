import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Remark } from '../../features/mentor/remark.tsx';

/** The one thing that the mentor says at the beginning of a day, if anything. Import it lazily. */
export function RemarkOfTheDay() {
  return (
    <Remark place="day">
      {({ skill }) => (
        <Link
          to="/drill/$skillId"
          params={{ skillId: skill }}
          className="inline-flex min-h-11 items-center text-plum underline underline-offset-4"
        >
          <Trans>Begin the four questions</Trans>
        </Link>
      )}
    </Remark>
  );
}
