import { Trans, useLingui } from '@lingui/react/macro';
import { badgeSvg } from '#domain/credentials/file/badge-svg.ts';
import type { Credential } from '#domain/credentials/shape/credential-schema.ts';
import { readFacts } from '#domain/credentials/shape/read-facts.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { badgePng } from './badge-png.ts';
import { useDrawCertificate } from './draw-certificate.ts';
import type { OwnCertificate } from './fetch-certificates.ts';
import { linkedInAddress } from './linkedin-address.ts';
import { useShareCertificate } from './share-certificate.ts';

/** One certificate of the learner: what it is for, its files, and whether everybody may open its page. */
export function CertificateEntry({ certificate }: { certificate: OwnCertificate }) {
  const { i18n } = useLingui();
  const describe = useErrorWording();
  const share = useShareCertificate();
  const draw = useDrawCertificate();
  const { id, signedText, slug, isShared, revokedAt } = certificate;
  const facts = readFacts(JSON.parse(signedText) as Credential);
  if (!facts) return null;
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  const page = `${location.origin}/verify/${slug}`;
  const set = (wanted: boolean) =>
    share.mutate(
      { credential_id: id, is_shared: wanted },
      { onError: (error) => toast.error(describe(error)) },
    );
  return (
    <li className="grid w-full gap-3">
      <div>
        <p className="font-semibold">
          <bdi lang="en">{facts.course}</bdi>
        </p>
        <p className="text-15 text-muted">{date.format(new Date(facts.validFrom))}</p>
      </div>
      {revokedAt !== null && <Revoked day={date.format(new Date(revokedAt))} />}
      <div className="-ms-3 flex flex-wrap">
        <Download
          format="PDF"
          onPress={() =>
            draw.mutate(id, {
              onSuccess: (bytes) => saveFile('certificate.pdf', 'application/pdf', bytes),
              onError: (error) => toast.error(describe(error)),
            })
          }
        />
        <Download
          format="JSON"
          onPress={() => saveFile('certificate.json', 'application/json', signedText)}
        />
        <Download format="SVG" onPress={() => saveFile('badge.svg', 'image/svg+xml', badgeSvg(signedText))} />
        <Download
          format="PNG"
          onPress={() =>
            void badgePng(signedText).then(
              (bytes) => saveFile('badge.png', 'image/png', bytes),
              (error: unknown) => toast.error(describe(error)),
            )
          }
        />
      </div>
      {isShared ? (
        <>
          <p className="text-15">
            <Trans>Everybody who has this address sees the certificate and checks it:</Trans>{' '}
            <a href={page} dir="ltr" className="text-plum underline underline-offset-4 wrap-anywhere">
              {page}
            </a>
          </p>
          <div className="flex flex-wrap gap-2">
            {revokedAt === null && (
              <LinkButton
                look="secondary"
                href={linkedInAddress(facts, page)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Trans>Add to LinkedIn</Trans>
              </LinkButton>
            )}
            <Button look="quiet" pending={share.isPending} onClick={() => set(false)}>
              <Trans>Hide its page</Trans>
            </Button>
          </div>
        </>
      ) : revokedAt !== null ? null : (
        <>
          <p className="text-15 text-muted">
            <Trans>
              Nobody but you sees it. Its page opens for whoever you give the address, once you show it.
            </Trans>
          </p>
          <Button
            look="secondary"
            className="justify-self-start"
            pending={share.isPending}
            onClick={() => set(true)}
          >
            <Trans>Show its page</Trans>
          </Button>
        </>
      )}
    </li>
  );
}

function Revoked({ day }: { day: string }) {
  return (
    <p className="border-s-4 border-danger ps-3">
      <Trans>Revoked on {day}. Whoever checks it is told so. The files stay yours.</Trans>
    </p>
  );
}

function Download({ format, onPress }: { format: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button look="quiet" aria-label={t`Download as ${format}`} onClick={onPress}>
      {format}
    </Button>
  );
}
