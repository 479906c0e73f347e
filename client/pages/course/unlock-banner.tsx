import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../ui/banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';

/** Shown to a learner who does not take the course. */
export function UnlockBanner() {
  return (
    <Banner
      title={<Trans>Unlock this course</Trans>}
      action={
        <Link to="/dashboard" className={buttonStyles('primary')}>
          <Trans>Enroll Now</Trans>
        </Link>
      }
    >
      <Trans>Enroll to open every lesson and to keep your progress. The first module is free to read.</Trans>
    </Banner>
  );
}
