import { lazy, Suspense } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { ThemeSelect } from '../layout/theme-select.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { ChartSpecimens } from './chart-specimens.tsx';
import { DataSpecimens } from './data-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { MessageSpecimens } from './message-specimens.tsx';
import { NavigationSpecimens } from './navigation-specimens.tsx';
import { PlayerSpecimens } from './player-specimens.tsx';
import { TokenSpecimens } from './token-specimens.tsx';

const GalleryPage = lazy(async () => ({ default: (await import('./gallery/gallery-page.tsx')).GalleryPage }));

/**
 * Every component of `ui/` in every state, to look at while working on it and for the tests to walk. A new component
 * gets its specimen here. Choose Arabic to see it from right to left. With
 * `?gallery` it shows the blocks of lessons instead.
 */
export function WorkshopPage() {
  const showsGallery = new URLSearchParams(location.search).has('gallery');
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-12 py-8">
      <SkipLink />
      <header className="grid gap-4 sm:grid-cols-2">
        <ThemeSelect />
        <LanguageSelect />
      </header>
      <main id="content" className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {showsGallery ? (
          <Suspense>
            <GalleryPage />
          </Suspense>
        ) : (
          <Specimens />
        )}
      </main>
    </div>
  );
}

function Specimens() {
  const lead = (
    <>
      Every component in every state. The blocks of lessons have a{' '}
      <a href="?gallery" className="text-plum underline underline-offset-4">
        gallery
      </a>{' '}
      of their own.
    </>
  );
  return (
    <>
      <PageHeader title="Workshop" lead={lead} />
      <TokenSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <NavigationSpecimens />
      <MessageSpecimens />
      <DataSpecimens />
      <ChartSpecimens />
      <PlayerSpecimens />
    </>
  );
}
