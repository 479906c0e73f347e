import { Trans, useLingui } from '@lingui/react/macro';
import { CertificateEntry } from '../../features/credentials/certificate-entry.tsx';
import { useCertificates } from '../../features/credentials/fetch-certificates.ts';
import { useWaitingCertificates } from '../../features/credentials/fetch-waiting-certificates.ts';
import { WaitingNote, WaitingTitle } from '../../features/credentials/waiting-certificate.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { QueryState } from '../../ui/query-state.tsx';

/** The certificates of the account: their files, and which of them everybody may open. */
export function CertificatesSection() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const certificates = useCertificates();
  const shown = {
    failed: t`Your certificates could not be loaded`,
    describe,
    skeleton: ['h-6 w-2/3', 'h-6 w-full'],
  };
  return (
    <AccountSection
      title={<Trans>Certificates</Trans>}
      lead={<Trans>Each is signed for good. What is private stays so until you show it.</Trans>}
    >
      <QueryState query={useWaitingCertificates()} {...shown}>
        {(waiting) => (
          <QueryState query={certificates} {...shown}>
            {(own) => (
              <>
                {waiting > 0 && <Waiting />}
                {own.length + waiting === 0 && (
                  <p className="text-muted">
                    <Trans>None yet. A passed exam and its practical part bring one here.</Trans>
                  </p>
                )}
                <ul className="grid w-full gap-8 empty:hidden">
                  {own.map((certificate) => (
                    <CertificateEntry key={certificate.id} certificate={certificate} />
                  ))}
                </ul>
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </AccountSection>
  );
}

function Waiting() {
  return (
    <div>
      <p className="font-semibold">
        <WaitingTitle />
      </p>
      <p className="text-muted">
        <WaitingNote />
      </p>
    </div>
  );
}
