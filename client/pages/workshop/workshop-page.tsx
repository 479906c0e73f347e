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

/**
 * Every component of `ui/` in every state, to look at while working on it and for the tests to walk. A new component
 * gets its specimen here. Choose Arabic to see it from right to left.
 */
export function WorkshopPage() {
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-12 py-8">
      <SkipLink />
      <header className="grid gap-4 sm:grid-cols-2">
        <ThemeSelect />
        <LanguageSelect />
      </header>
      <main id="content" className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <PageHeader title="Workshop" lead="Every component in every state." />
        <TokenSpecimens />
        <ButtonSpecimens />
        <FieldSpecimens />
        <NavigationSpecimens />
        <MessageSpecimens />
        <DataSpecimens />
        <ChartSpecimens />
        <PlayerSpecimens />
      </main>
    </div>
  );
}
