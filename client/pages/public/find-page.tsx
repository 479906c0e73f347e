import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApplicationPage } from './community/application-page.tsx';
import { findCoursePage } from './courses/find-course-page.tsx';
import { CommunityPage } from './community/community-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { InvitationPage } from './invitation/invitation-page.tsx';
import { PrivacyPage } from './legal/privacy-page.tsx';
import { RiskDisclosurePage } from './legal/risk-disclosure-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { MailsPage } from './mails-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { PublicPuzzlePage } from './puzzle/public-puzzle-page.tsx';
import type { PageRequest } from './page-request.ts';
import type { PublicPage } from './public-page.ts';
import { PlansPage } from './plans/plans-page.tsx';
import { ModelLimitsPage } from './simulator/model-limits-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';
import { findVerifyPage } from './verify/find-verify-page.tsx';

/** The page at a path without its language; the 404 page when there is none. */
export function findPage(
  path: string,
  i18n: I18n,
  {
    site,
    locale,
    application,
    notice,
    mails,
    puzzle,
    ...request
  }: Partial<PageRequest> & Pick<PageRequest, 'site' | 'locale'>,
): PublicPage {
  const tagline = site.tagline[locale] ?? site.tagline.en;
  const found = (name: string, description: string, Content: PublicPage['Content']): PublicPage => ({
    status: 200,
    name,
    title: `${name} · ${site.name}`,
    description,
    Content,
  });
  switch (path) {
    case '/':
      return {
        status: 200,
        name: tagline,
        title: `${site.name} · ${tagline}`,
        description: i18n._(
          msg`Learn to trade with honest odds: a short assessment, courses with worked numbers, and a mentor that answers from the curriculum.`,
        ),
        Content: LandingPage,
      };
    case '/puzzle':
      return {
        ...found(
          i18n._(msg`Chart puzzle`),
          i18n._(msg`One chart and one question a day, the same for everybody. It takes about a minute.`),
          PublicPuzzlePage,
        ),
        ...(puzzle && { picture: `/social/puzzle/${puzzle.question.day}.png` }),
        inApp: '/puzzle/today',
      };
    case '/community':
      return found(
        i18n._(msg`Community and scholarships`),
        i18n._(msg`Scholarships for people who face barriers to financial education, and how to apply.`),
        CommunityPage,
      );
    case '/invitation':
      return found(
        i18n._(msg`Seasons and the invitation`),
        i18n._(
          msg`How the best tenth of a season is found, what luck would do, and where a partner checks an invitation.`,
        ),
        InvitationPage,
      );
    case '/community/application':
      return {
        ...found(
          i18n._(msg`Your application`),
          i18n._(msg`How your application for a scholarship stands.`),
          ApplicationPage,
        ),
        status: application ? 200 : 404,
        isPrivate: true,
      };
    case '/unsubscribe':
      return {
        ...found(
          i18n._(msg`Mails about a course`),
          i18n._(msg`Whether you get mails about further modules of a course.`),
          UnsubscribePage,
        ),
        status: notice ? 200 : 404,
        isPrivate: true,
      };
    case '/mails':
      return {
        ...found(i18n._(msg`Your mails`), i18n._(msg`Which mails you get, and at which hour.`), MailsPage),
        status: mails ? 200 : 404,
        isPrivate: true,
      };
    case '/plans':
      return found(
        i18n._(msg`Plans`),
        i18n._(msg`What every account has, what each plan opens besides, and what is still in preparation.`),
        PlansPage,
      );
    case '/what-we-do-not-model':
      return found(
        i18n._(msg`What we do not model`),
        i18n._(msg`Where the trading simulator ends: made-up markets, and what real ones have besides.`),
        ModelLimitsPage,
      );
    case '/terms':
      return found(i18n._(msg`Terms`), i18n._(msg`The terms under which you use this site.`), TermsPage);
    case '/privacy':
      return found(
        i18n._(msg`Privacy`),
        i18n._(msg`What we keep about you, why, and for how long.`),
        PrivacyPage,
      );
    case '/risk-disclosure':
      return found(
        i18n._(msg`Risk disclosure`),
        i18n._(msg`What you can lose by trading, and what this site does and does not do about it.`),
        RiskDisclosurePage,
      );
    default:
      return (
        findVerifyPage(path, i18n, { ...request, site, locale }) ??
        findCoursePage(path, { ...request, site, locale }) ?? {
          ...found(
            i18n._(msg`Oops! Page not found`),
            i18n._(msg`There is no page at this address.`),
            MissingPage,
          ),
          status: 404,
        }
      );
  }
}
