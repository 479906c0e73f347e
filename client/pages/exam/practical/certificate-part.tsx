import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ExamState } from '#domain/exams/contract.ts';
import { CertificateEntry } from '../../../features/credentials/certificate-entry.tsx';
import { useCertificates } from '../../../features/credentials/fetch-certificates.ts';
import { WaitingNote, WaitingTitle } from '../../../features/credentials/waiting-certificate.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../../ui/query-state.tsx';

/** The certificate that everything has led to, or that it is being signed. */
export function CertificatePart({ certificate }: { certificate: NonNullable<ExamState['certificate']> }) {
  const { credential_id: id } = certificate;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    // Signed meanwhile: the list of the account and the count of the dashboard do not know it yet.
    for (const table of ['credentials', 'certificates'])
      void queryClient.invalidateQueries({ queryKey: [table] });
  }, [id, queryClient]);
  return (
    <section className="grid max-w-measure gap-4" aria-live="polite">
      <h2 className="font-serif text-32">
        {id === null ? <WaitingTitle /> : <Trans>Here it is: your certificate</Trans>}
      </h2>
      {id === null ? (
        <p className="text-muted">
          <WaitingNote />
        </p>
      ) : (
        <Signed key={id} id={id} />
      )}
      <p>
        <Link to="/account" hash="certificates" className="text-plum underline underline-offset-4">
          <Trans>All your certificates are in your account</Trans>
        </Link>
      </p>
    </section>
  );
}

function Signed({ id }: { id: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  return (
    <QueryState
      query={useCertificates()}
      failed={t`Your certificates could not be loaded`}
      describe={describe}
      skeleton={['h-6 w-2/3', 'h-11 w-full', 'h-11 w-1/2']}
    >
      {(certificates) => (
        <ul>
          {certificates.flatMap((own) =>
            own.id === id ? [<CertificateEntry key={id} certificate={own} />] : [],
          )}
        </ul>
      )}
    </QueryState>
  );
}
