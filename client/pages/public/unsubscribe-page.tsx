import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { usePage, usePageAddress } from './page-context.tsx';

/** Ends the mails about further modules of a course, for whoever opens the link of one. Only the press ends them. */
export function UnsubscribePage() {
  const { notice, locale } = usePage();
  const address = usePageAddress();
  if (!notice) {
    return (
      <Frame
        title={<Trans>This link does not work any more</Trans>}
        words={<Trans>The page of the course has a switch for these mails. Sign in to reach it.</Trans>}
      >
        <LinkButton look="secondary" href="/dashboard">
          <Trans>Go to your courses</Trans>
        </LinkButton>
      </Frame>
    );
  }
  if (notice.course === null) {
    return (
      <Frame
        title={<Trans>You get no more of these mails</Trans>}
        words={<Trans>If you change your mind, ask again on the page of the course.</Trans>}
      >
        <LinkButton look="secondary" href={address('/')}>
          <Trans>Home</Trans>
        </LinkButton>
      </Frame>
    );
  }
  const course = localizedText(notice.course, 'title', locale);
  return (
    <Frame
      title={<Trans>No more mails about {course}?</Trans>}
      words={<Trans>You asked for a mail about each further module. One press ends them.</Trans>}
    >
      <form method="post" action={`${address('/unsubscribe')}?token=${notice.token}`}>
        <Button type="submit">
          <Trans>Stop these mails</Trans>
        </Button>
      </form>
    </Frame>
  );
}

function Frame({ title, words, children }: { title: ReactNode; words: ReactNode; children: ReactNode }) {
  return (
    <div className="page-column grid justify-items-start gap-6 pt-8 lg:pt-16">
      <h1 className="max-w-[24ch] text-44 sm:text-64">{title}</h1>
      <p className="max-w-measure text-20 text-muted">{words}</p>
      {children}
    </div>
  );
}
