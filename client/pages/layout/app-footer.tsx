import { Trans } from '@lingui/react/macro';
import { useSavePreference } from '../../features/identity/save-preference.ts';
import { LanguageSelect } from './language-select.tsx';
import { ThemeSelect } from './theme-select.tsx';

/** Language, theme, and the risk disclosure that stands wherever trading is talked about. */
export function AppFooter() {
  const savePreference = useSavePreference();
  return (
    <footer className="page-column print:hidden">
      <div className="grid gap-6 border-t border-line py-8 sm:grid-cols-[1fr_auto_auto] sm:items-end">
        <p className="max-w-measure text-15 text-muted">
          <Trans>
            Trading carries a high risk of loss. Most retail traders lose money. Nothing here is financial
            advice.
          </Trans>{' '}
          <a href="/risk-disclosure" className="text-plum underline underline-offset-4">
            <Trans>Risk disclosure</Trans>
          </a>
        </p>
        <LanguageSelect onChosen={(language) => savePreference({ language })} />
        <ThemeSelect onChosen={(theme) => savePreference({ theme })} />
      </div>
    </footer>
  );
}
