import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EARLIEST_HOUR, LATEST_HOUR } from '#domain/knowledge/mail-turn.ts';
import type { MailStatus } from '#domain/knowledge/mail-contract.ts';
import { localizedText } from '../../lib/i18n/localized-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Select } from '../../ui/form/select.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { usePage, usePageAddress } from './page-context.tsx';

/**
 * Which mails somebody gets, for whoever opens the link of one of them, without signing in and without JavaScript. Only a press
 * changes anything: mail scanners follow links.
 */
export function MailsPage() {
  const { mails } = usePage();
  if (!mails) return <InvalidLink />;
  return mails.asked !== null && !mails.isSaved ? (
    <Confirmation mails={mails} />
  ) : (
    <Preferences mails={mails} />
  );
}

function InvalidLink() {
  return (
    <Frame
      title={<Trans>This link does not work any more</Trans>}
      words={<Trans>Your account has the same switches. Sign in to reach them.</Trans>}
    >
      <LinkButton look="secondary" href="/account#mails">
        <Trans>Go to your account</Trans>
      </LinkButton>
    </Frame>
  );
}

function Confirmation({ mails: { asked, token } }: { mails: MailStatus }) {
  const address = usePageAddress();
  return (
    <Frame title={<Question asked={asked} />} words={<Trans>One press ends them.</Trans>}>
      <form method="post" action={`${address('/mails')}?end=${asked}&token=${token}`}>
        <Button type="submit">
          <Trans>Stop these mails</Trans>
        </Button>
      </form>
      <LinkButton look="secondary" href={`${address('/mails')}?token=${token}`}>
        <Trans>See all mails</Trans>
      </LinkButton>
    </Frame>
  );
}

function Question({ asked }: Pick<MailStatus, 'asked'>) {
  if (asked === 'reminder') return <Trans>No more mails about what is due?</Trans>;
  if (asked === 'summary') return <Trans>No more mails about your week?</Trans>;
  return <Trans>No more mails at all?</Trans>;
}

function Preferences({ mails }: { mails: MailStatus }) {
  const { t, i18n } = useLingui();
  const address = usePageAddress();
  const { token, reminder, summary, hour, notices, isSaved, asked } = mails;
  const title = !isSaved ? (
    <Trans>Your mails</Trans>
  ) : asked === null ? (
    <Trans>Your mails are saved</Trans>
  ) : (
    <Trans>You get no more of these mails</Trans>
  );
  const clock = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short', timeZone: 'UTC' });
  const hours = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR + 1 }, (_, place) => EARLIEST_HOUR + place);
  return (
    <Frame
      title={title}
      words={<Trans>Tick what you want. Nothing else is sent but what concerns your account.</Trans>}
    >
      <form
        method="post"
        action={`${address('/mails')}?token=${token}`}
        className="grid w-full max-w-measure justify-items-start gap-4"
      >
        <div>
          <Checkbox
            name="reminder"
            defaultChecked={reminder}
            label={t`What is due today, on days on which I have done nothing yet`}
          />
          <Checkbox name="summary" defaultChecked={summary} label={t`On Mondays, what became of my week`} />
          {notices.map((notice) => (
            <Checkbox
              key={notice.id}
              name={`notice-${notice.id}`}
              defaultChecked
              label={t`When a module is ready: ${localizedText(notice, 'title', i18n.locale)}`}
            />
          ))}
        </div>
        <Select
          name="hour"
          label={t`At this hour, by your clock`}
          defaultValue={String(hour)}
          options={hours.map((value) => ({
            value: String(value),
            label: clock.format(Date.UTC(2026, 0, 1, value)),
          }))}
        />
        <Button type="submit">
          <Trans>Save</Trans>
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
