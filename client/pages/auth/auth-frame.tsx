import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { ThemeSelect } from '../layout/theme-select.tsx';

/** What surrounds every view of /auth. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineBanner />
      <header className="page-column py-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Wordmark name={__SITE_FACTS__.name} />
        </a>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form flex-1 px-4 py-8">
        {children}
      </main>
      <footer className="mx-auto grid w-full max-w-form grid-cols-2 gap-4 px-4 py-8">
        <LanguageSelect />
        <ThemeSelect />
      </footer>
    </div>
  );
}
