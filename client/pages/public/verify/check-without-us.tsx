import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Anchor } from '#domain/credentials/anchor/anchor.ts';
import { usePageAddress } from '../page-context.tsx';

/** What can be taken along and checked elsewhere. @param slug of the certificate on this page */
export function CheckWithoutUs({ slug, anchor }: { slug: string | undefined; anchor: Anchor | undefined }) {
  const address = usePageAddress();
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-24">
        <Trans>Check it without us</Trans>
      </h2>
      <ul className="mt-2 grid gap-1 text-15">
        {slug !== undefined && (
          <>
            <Download href={`/verify/${slug}/certificate.json`} words={<Trans>the signed text</Trans>}>
              <Trans>The file</Trans>
            </Download>
            <Download
              href={`/verify/${slug}/badge.svg`}
              words={<Trans>the drawing, with the signed text in it</Trans>}
            >
              <Trans>The badge</Trans>
            </Download>
          </>
        )}
        {slug !== undefined && anchor && (
          <>
            <Download
              href={`/verify/${slug}/certificate-anchored.json`}
              words={<Trans>the signed text, its timestamp beside it</Trans>}
            >
              <Trans>The file with its timestamp</Trans>
            </Download>
            <Download
              href={`/verify/${slug}/certificate.ots`}
              words={<Trans>for any program that reads OpenTimestamps</Trans>}
            >
              <Trans>The timestamp</Trans>
            </Download>
          </>
        )}
        <Download
          href={`${address('/verify')}/checker.html`}
          words={<Trans>one HTML file that works without a network; key and status stay open in it</Trans>}
        >
          <Trans>This page</Trans>
        </Download>
      </ul>
    </section>
  );
}

function Download({ href, words, children }: { href: string; words: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <a
        href={href}
        download
        className="inline-flex min-h-8 items-center font-semibold text-plum underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {children}
      </a>
      <span className="text-muted">{words}</span>
    </li>
  );
}
