import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#domain/kernel/time/format-date.ts';
import { usePageAddress } from '../page-context.tsx';

interface LegalPageProps {
  title: string;
  /** The day it came into force, YYYY-MM-DD. */
  version: string;
  /** What it says, in two or three sentences. */
  summary: ReactNode;
  children: ReactNode;
}

/** A legal document with the version that sign-up records. */
export function LegalPage({ title, version, summary, children }: LegalPageProps) {
  const { i18n } = useLingui();
  const day = formatDay(version, i18n.locale);
  return (
    <article className="page-column grid gap-x-16 pt-12 lg:grid-cols-[minmax(0,1fr)_16rem] lg:pt-16">
      <header className="border-b border-line pb-8 lg:col-span-2">
        <h1 className="text-44 sm:text-64">{title}</h1>
        <p className="mt-3 text-muted">
          <Trans>In force since {day}</Trans>
        </p>
        <p className="mt-6 max-w-measure font-serif text-24">{summary}</p>
      </header>
      <div className="prose min-w-0">{children}</div>
      <LegalAside />
    </article>
  );
}

/** The other legal pages, and what an operator still has to do. */
function LegalAside() {
  const { t } = useLingui();
  const address = usePageAddress();
  const link = 'inline-flex min-h-8 items-center text-plum underline underline-offset-4';
  return (
    <aside
      className="mt-12 border-t border-line pt-6 text-15 lg:mt-8 lg:border-t-0 lg:pt-0"
      aria-label={t`About these pages`}
    >
      <ul className="mb-6">
        <li>
          <a className={link} href={address('/terms')}>
            <Trans>Terms</Trans>
          </a>
        </li>
        <li>
          <a className={link} href={address('/privacy')}>
            <Trans>Privacy</Trans>
          </a>
        </li>
        <li>
          <a className={link} href={address('/risk-disclosure')}>
            <Trans>Risk disclosure</Trans>
          </a>
        </li>
      </ul>
      <p className="text-muted">
        <Trans>
          This text describes the software as it is delivered. Whoever operates it must adapt it to their
          business and to the law that applies to them, and have it checked by a lawyer.
        </Trans>
      </p>
    </aside>
  );
}
