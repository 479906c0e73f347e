import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsAdmin } from '../../features/identity/fetch-admin-access.ts';
import { OwnPicture } from '../../features/identity/picture/own-picture.tsx';
import { ViewBanner } from '../../features/identity/people/view-banner.tsx';
import { FollowProfile } from '../../lib/auth/follow-profile.tsx';
import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { hasGuestAnswers } from '../../lib/has-guest-answers.ts';
import { AccountFollower } from '../../lib/realtime/account-follower.tsx';
import { bringErrorWords } from '../../lib/errors/describe-error.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { TimeZoneContext } from '../../ui/value/time-zone.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { AppFooter } from './app-footer.tsx';
import { CommandKeys } from '../command-palette/command-keys.tsx';
import { SimulatorLink } from '../simulator-link.tsx';
import { FlashToast } from './flash-toast.tsx';
import { OfflineBanner } from './offline-banner.tsx';

// Fetched by whoever answered something before they signed up.
const BringGuestAnswers = lazy(() =>
  import('../../features/learning/guest/bring-guest-answers.tsx').then(
    ({ BringGuestAnswers: Bring }) => ({ default: Bring }),
    // Without a connection they are brought the next time.
    () => ({ default: () => null }),
  ),
);

// Any call can get this answer, once an admin has blocked the address.
bringErrorWords({
  'address-blocked': msg`The people who run this site have blocked your address. Write to them if that is a mistake.`,
});

const linkStyles =
  'inline-flex min-h-11 items-center aria-[current=page]:text-plum hover:underline underline-offset-4';

/** What surrounds every screen of the app: skip link, navigation, settings. */
export function AppLayout() {
  const { t } = useLingui();
  const { user, loading } = useAuth();
  // A workplace fills the window, and its own bar leads out of it.
  const isWorkplace = useMatches({ select: (matches) => matches.at(-1)?.staticData.isWorkplace === true });
  const zone: unknown = user?.user_metadata.time_zone;
  return (
    <TimeZoneContext value={isTimeZone(zone) ? zone : undefined}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <FollowProfile />
        {user !== null && <AccountFollower userId={user.id} />}
        <FlashToast />
        {user !== null && hasGuestAnswers() && (
          <Suspense>
            <BringGuestAnswers />
          </Suspense>
        )}
        <OfflineBanner />
        <ViewBanner />
        <div className={isWorkplace ? 'hidden' : 'page-column print:hidden'}>
          <nav
            aria-label={t`Main`}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <Link to="/dashboard" className="inline-flex min-h-11 items-center">
              <Wordmark name={__SITE_FACTS__.name} />
            </Link>
            {/* On a phone a line of its own, below the wordmark, which leads to the dashboard, and who is signed in. */}
            <div className="flex flex-wrap gap-x-6 text-15 font-medium max-sm:order-last max-sm:w-full max-sm:gap-x-5 sm:ms-auto">
              <Link to="/dashboard" className={`${linkStyles} max-sm:hidden`}>
                <Trans>Dashboard</Trans>
              </Link>
              <Link to="/mentor" className={linkStyles}>
                <Trans>Mentor</Trans>
              </Link>
              <Link to="/path" className={linkStyles}>
                <Trans>Path</Trans>
              </Link>
              <Link to="/skills" className={linkStyles}>
                <Trans>Skills</Trans>
              </Link>
              <SimulatorLink className={linkStyles} />
            </div>
            <div className="flex gap-x-4 text-15 font-medium sm:gap-x-6">
              {/* What comes with the session keeps its room from the start, or it would move the screen into a new line. */}
              {user === null ? loading && <span className="size-11" /> : <CommandKeys />}
              <Link to="/account" className={`${linkStyles} gap-2`}>
                {user === null && loading ? <span className="size-7" /> : <OwnPicture size="small" />}
                {/* On a phone the picture says it. */}
                <span className={user === null && !loading ? '' : 'max-sm:sr-only'}>
                  <Trans>Account</Trans>
                </span>
              </Link>
              {user !== null && <AdminLink />}
            </div>
          </nav>
        </div>
        {/* As high as the window: what is loading must not push the footer through it. */}
        <main
          id="content"
          tabIndex={-1}
          className={
            isWorkplace
              ? 'min-h-dvh flex-1 px-4 pb-8 sm:px-6'
              : 'page-column min-h-[calc(100dvh-3.75rem)] flex-1 py-8 print:min-h-0'
          }
        >
          <Outlet />
        </main>
        {!isWorkplace && <AppFooter />}
      </div>
    </TimeZoneContext>
  );
}

/** The way to the admin pages, for admins. */
function AdminLink() {
  return (
    useIsAdmin() && (
      <Link to="/admin" className={linkStyles}>
        <Trans>Admin</Trans>
      </Link>
    )
  );
}

function isTimeZone(value: unknown): value is string {
  return typeof value === 'string' && Intl.supportedValuesOf('timeZone').includes(value);
}
