import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#domain/community/contract.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatementForm } from './statement-form.tsx';
import { useLocalized, usePage, usePageAddress } from '../page-context.tsx';

/** How an application stands, for the applicant, who comes by the link of a mail. */
export function ApplicationPage() {
  const { application } = usePage();
  return (
    <div className="page-column grid justify-items-start gap-8 pt-8 lg:pt-16">
      {application ? <OwnApplication application={application} /> : <InvalidLink />}
    </div>
  );
}

function OwnApplication({ application }: { application: ApplicationStatus }) {
  const { site } = usePage();
  const localized = useLocalized();
  const { first_name: firstName, program_interest: program, decided_at: decidedAt } = application;
  const name = site.community.programs.find(({ id }) => id === program)?.name;
  return (
    <>
      <header className="grid gap-3">
        <h1 className="text-44 sm:text-64">
          <Trans>Your application</Trans>
        </h1>
        <p className="max-w-measure text-20 text-muted">
          <StatusWords application={application} firstName={firstName} />
        </p>
      </header>
      <dl className="w-full max-w-measure border-t border-line">
        <Fact name={<Trans>Program</Trans>}>{name ? localized(name) : program}</Fact>
        <Fact name={<Trans>Status</Trans>}>
          <StatusName status={application.status} />
        </Fact>
        <Fact name={<Trans>Received</Trans>}>
          <Moment at={application.created_at} />
        </Fact>
        {decidedAt === null ? (
          <Fact name={<Trans>Decision by</Trans>}>
            <Moment at={application.due_at} />
          </Fact>
        ) : (
          <Fact name={<Trans>Decided</Trans>}>
            <Moment at={decidedAt} />
          </Fact>
        )}
        {application.statement !== null && !application.is_statement_open && (
          <Fact name={<Trans>What you wrote</Trans>}>
            <span dir="auto" className="break-words whitespace-pre-line">
              {application.statement}
            </span>
          </Fact>
        )}
        {application.decision_reason !== null && (
          <Fact name={<Trans>Reason</Trans>}>
            <span dir="auto" className="whitespace-pre-line break-words">
              {application.decision_reason}
            </span>
          </Fact>
        )}
      </dl>
      {application.is_statement_open && <StatementForm application={application} />}
      {application.status === 'awarded' && <Claim application={application} />}
    </>
  );
}

function StatusWords({ application, firstName }: { application: ApplicationStatus; firstName: string }) {
  if (application.status === 'awarded')
    return <Trans>Congratulations, {firstName}. The scholarship is yours.</Trans>;
  if (application.status === 'declined')
    return <Trans>Thank you for applying, {firstName}. We could not award the scholarship this time.</Trans>;
  return <Trans>Thank you, {firstName}. We review your application and write to you.</Trans>;
}

function StatusName({ status }: Pick<ApplicationStatus, 'status'>) {
  if (status === 'received') return <Trans>Received</Trans>;
  if (status === 'in_review') return <Trans>In review</Trans>;
  return status === 'awarded' ? <Trans>Awarded</Trans> : <Trans>Declined</Trans>;
}

/** The ways to an account with the scholarship in it. */
function Claim({ application: { email, token, is_claimed: isClaimed } }: { application: ApplicationStatus }) {
  if (isClaimed) {
    return (
      <LinkButton href="/dashboard">
        <Trans>Go to your courses</Trans>
      </LinkButton>
    );
  }
  const next = `next=${encodeURIComponent(`/dashboard?scholarship=${token}`)}`;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <LinkButton href={`/auth?tab=sign-up&email=${encodeURIComponent(email)}&${next}`}>
        <Trans>Sign up and claim it</Trans>
      </LinkButton>
      <LinkButton look="link" href={`/auth?${next}`}>
        <Trans>I have an account</Trans>
      </LinkButton>
    </p>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_2fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** A moment in UTC: the server knows no time zone of the reader. */
function Moment({ at }: { at: Date }) {
  const { locale } = usePage();
  const shape = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const words = new Intl.DateTimeFormat(locale, shape).format(at);
  return <time dateTime={at.toISOString()}>{words} UTC</time>;
}

function InvalidLink() {
  const address = usePageAddress();
  return (
    <>
      <h1 className="text-44 sm:text-64">
        <Trans>This link does not work any more</Trans>
      </h1>
      <p className="max-w-measure text-20 text-muted">
        <Trans>Open the link of the latest mail about your application, in full.</Trans>
      </p>
      <LinkButton look="secondary" href={address('/community')}>
        <Trans>Community and scholarships</Trans>
      </LinkButton>
    </>
  );
}
