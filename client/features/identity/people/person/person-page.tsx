import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useErrorWording } from '../../../../lib/errors/use-error-wording.ts';
import { DetailSection } from '../../../../ui/detail-section.tsx';
import { QueryState } from '../../../../ui/query-state.tsx';
import { useReadPerson } from './read-person.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonCourses } from './person-courses.tsx';
import { PersonFacts } from './person-facts.tsx';

interface PersonPageProps {
  personId: string;
  /** What they have earned. */
  certificates: ReactNode;
  /** Where they are signed in. */
  sessions: ReactNode;
}

/** One account: what it is, what became of its learning, where it is signed in, and what an admin can do with it. */
export function PersonPage({ personId, certificates, sessions }: PersonPageProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <Link
          to="/admin"
          search={(before) => ({ ...before, open: undefined })}
          className="text-plum underline underline-offset-4"
        >
          <Trans>All people</Trans>
        </Link>
      </p>
      <QueryState
        query={useReadPerson(personId)}
        failed={t`The account could not be loaded`}
        describe={describe}
        skeleton={['h-10 w-1/2', 'h-6 w-full', 'h-6 w-full']}
      >
        {(person) => (
          <>
            <PersonFacts person={person} />
            <PersonActions person={person} />
            <DetailSection title={<Trans>Courses</Trans>}>
              <PersonCourses courses={person.courses} />
            </DetailSection>
            <DetailSection title={<Trans>Certificates</Trans>}>{certificates}</DetailSection>
            <DetailSection title={<Trans>Signed in</Trans>}>{sessions}</DetailSection>
          </>
        )}
      </QueryState>
    </div>
  );
}
