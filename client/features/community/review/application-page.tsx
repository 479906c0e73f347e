import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApplicationDetail } from '#domain/community/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';
import { LOCALE_NAMES } from '../../../lib/i18n/locales.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Moment } from '../../../ui/value/date-display.tsx';
import { DetailSection } from '../../../ui/detail-section.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useApplicationName } from './application-names.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DueClock } from './due-clock.tsx';
import { useReadApplication } from './read-application.ts';
import { programName } from './program-name.ts';
import { ReviewSection } from './review-section.tsx';

/** One application: what the applicant writes, the reviews, the decision. */
export function ApplicationPage({ applicationId }: { applicationId: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Link
        to="/admin"
        search={(before) => ({ ...before, open: undefined })}
        className="justify-self-start py-2 text-plum underline underline-offset-4"
      >
        <Trans>All applications</Trans>
      </Link>
      <QueryState
        query={useReadApplication(applicationId)}
        failed={t`The application could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-1/2', 'h-40 w-full']}
      >
        {(application) => <Sections key={applicationId} application={application} />}
      </QueryState>
    </div>
  );
}

function Sections({ application }: { application: ApplicationDetail }) {
  const nameOf = useApplicationName();
  const { statement, decided_at, due_at, is_demonstration: isDemonstration } = application;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-24">
          <bdi>{nameOf(application)}</bdi>
        </h2>
        <ApplicationStatusBadge status={application.status} />
        {decided_at === null && <DueClock dueAt={due_at} />}
        {isDemonstration && (
          <Badge>
            <Trans>Demonstration</Trans>
          </Badge>
        )}
      </div>
      <Facts application={application} />
      <DetailSection title={<Trans>What the applicant writes</Trans>}>
        {statement === null ? (
          <p className="max-w-measure text-muted">
            <Trans>
              Nothing yet. Applicants can write about themselves on the page that their mail links to.
            </Trans>
          </p>
        ) : (
          <p dir="auto" className="max-w-measure break-words whitespace-pre-line">
            {statement}
          </p>
        )}
      </DetailSection>
      <DetailSection title={<Trans>Reviews</Trans>}>
        <ReviewSection application={application} />
      </DetailSection>
      <DetailSection title={<Trans>Decision</Trans>}>
        {decided_at === null ? (
          <DecisionForm key={application.reviews} application={application} />
        ) : (
          <Decision application={application} />
        )}
      </DetailSection>
    </>
  );
}

function Facts({ application }: { application: ApplicationDetail }) {
  const { i18n } = useLingui();
  const { program, program_interest: programId, email, decided_at, due_at } = application;
  const count = (value: number) => formatNumber(value, i18n.locale);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <Fact name={<Trans>Program</Trans>}>
        {programName(program === null ? [] : [program], programId, i18n.locale)}
        {program !== null && (
          <span className="block text-15 text-muted">
            <Trans>
              {count(program.left)} of {count(program.spots)} seats left
            </Trans>
          </span>
        )}
      </Fact>
      <Fact name={<Trans>Language</Trans>}>{LOCALE_NAMES[application.preferred_language]}</Fact>
      <Fact name={<Trans>Received</Trans>}>
        <Moment value={application.created_at} />
      </Fact>
      <Fact name={decided_at === null ? <Trans>Decision by</Trans> : <Trans>Decided</Trans>}>
        <Moment value={decided_at ?? due_at} />
      </Fact>
      {email !== null && (
        <Fact name={<Trans>Email</Trans>}>
          <bdi>{email}</bdi>
        </Fact>
      )}
    </dl>
  );
}

function Decision({ application }: { application: ApplicationDetail }) {
  const { decision_reason: reason, override_reason: override } = application;
  return (
    <dl className="grid max-w-measure gap-4">
      <Fact name={<Trans>Reason</Trans>}>
        <Words>{reason}</Words>
      </Fact>
      {override !== null && (
        <Fact name={<Trans>Why two reviews were not waited for</Trans>}>
          <Words>{override}</Words>
        </Fact>
      )}
    </dl>
  );
}

function Words({ children }: { children: string | null }) {
  return (
    <span dir="auto" className="block break-words whitespace-pre-line">
      {children}
    </span>
  );
}
