import { Trans, useLingui } from '@lingui/react/macro';
import { CHECKS } from '#domain/credentials/verify/verification.ts';
import { verifyCredential } from '#domain/credentials/verify/verify-credential.ts';
import { usePage } from '../page-context.tsx';
import { AddressEntry } from './address-entry.tsx';
import { CheckRow } from './check-row.tsx';
import { CheckWithoutUs } from './check-without-us.tsx';
import { describeVerification, fill, momentIn } from './describe-verification.ts';
import { FileEntry } from './file-entry.tsx';
import { LimitsOfProof } from './limits-of-proof.tsx';
import { RecordFigure } from './record-figure.tsx';
import { verifyWords } from './verify-words.ts';

/**
 * Checks certificates: the one that its holder shares under the address of the page, or whatever file is dropped. The
 * server fills in what it found itself; the script (island/) fills the same places with what the browser finds.
 */
export function VerifyPage({ isKept = false }: { isKept?: boolean }) {
  const { i18n } = useLingui();
  const { certificate, issuer, publicUrl, locale, isAnchoring } = usePage();
  const words = verifyWords(i18n);
  const found =
    certificate &&
    describeVerification(verifyCredential(certificate.text, certificate.evidence), words, locale);
  const checks =
    found?.checks ?? CHECKS.map((check) => ({ check, outcome: 'unchecked', words: '', reason: '' }) as const);
  // Where nothing is anchored, no row says that a timestamp is missing.
  const rows = checks.filter(({ check }) => check !== 'anchor' || isAnchoring);
  return (
    <div
      data-verify
      data-issuer={issuer}
      data-origin={publicUrl}
      data-language={locale}
      data-words={JSON.stringify(words)}
      data-text={certificate?.text}
      data-anchoring={isAnchoring || undefined}
      data-anchor={certificate?.evidence.anchor && JSON.stringify(certificate.evidence.anchor)}
      className="page-column pt-8 lg:pt-12"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.75fr_1fr]">
        <div>
          <h1 data-slot="title" tabIndex={-1} className="max-w-[24ch] text-32 wrap-anywhere sm:text-44">
            {found?.title ?? <Trans>Check a certificate</Trans>}
          </h1>
          <p data-slot="summary" className="mt-4 max-w-measure text-20">
            {found?.summary ?? (
              <Trans>
                Every certificate of this site is digitally signed. Anybody can check one here, without an
                account.
              </Trans>
            )}
          </p>
          <p data-slot="record" className="mt-1 max-w-measure text-muted wrap-anywhere empty:hidden">
            {found?.record}
          </p>
          <ol
            data-slot="checks"
            hidden={!found}
            className="mt-6 divide-y divide-line border-y border-line text-15 [&[hidden]]:hidden"
          >
            {rows.map(({ check, ...row }) => (
              <CheckRow key={check} check={check} name={words[`check.${check}`] ?? ''} {...row}>
                {check === 'recipient' ? (
                  <AddressEntry
                    label={words['check.recipient'] ?? ''}
                    look={certificate ? 'primary' : 'secondary'}
                  />
                ) : undefined}
              </CheckRow>
            ))}
          </ol>
          <p data-slot="checked" aria-live="polite" className="mt-3 text-15 text-muted empty:hidden">
            {certificate &&
              fill(words['checked.server'] ?? '', { at: momentIn(locale, certificate.evidence.now) })}
          </p>
          {/* What one came for, before what one could read. */}
          {!certificate && <FileEntry title={<Trans>Your file stays with you</Trans>} look="primary" />}
        </div>
        <div className="grid content-start gap-8">
          <RecordFigure drawing={found?.drawing} label={words.drawing ?? ''} />
          {!isKept && <CheckWithoutUs slug={certificate?.slug} anchor={certificate?.evidence.anchor} />}
          <LimitsOfProof isAnchoring={isAnchoring} />
        </div>
      </div>
      {certificate && <FileEntry title={<Trans>Check another certificate</Trans>} look="secondary" />}
    </div>
  );
}
