import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#domain/kernel/format-date.ts';

interface LegalPageProps {
  title: string;
  /** The day it came into force, YYYY-MM-DD. */
  version: string;
  children: ReactNode;
}

/** A legal document with the version that sign-up records. */
export function LegalPage({ title, version, children }: LegalPageProps) {
  const { i18n } = useLingui();
  const day = formatDay(version, i18n.locale);
  return (
    <article className="page-column pt-12">
      <h1 className="text-44">{title}</h1>
      <p className="mt-2 mb-8 text-muted">
        <Trans>In force since {day}</Trans>
      </p>
      <div className="prose">{children}</div>
    </article>
  );
}
