import { Trans } from '@lingui/react/macro';
import { useAuth } from '../../lib/auth/auth-provider.tsx';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { LanguageSelect } from './language-select.tsx';
import { ThemeSelect } from './theme-select.tsx';

/** Language, theme, and the risk disclosure that stands wherever trading is talked about. */
export function AppFooter() {
  const { auth } = useBackend();
  const { user } = useAuth();
  const keepInProfile = async (language: string) => {
    if (user === null) return;
    const { error } = await auth.updateUser({ data: { language } });
    // The choice holds on this device either way; the profile gets it the next time.
    if (error !== null) console.error('The language could not be kept in the profile', error);
  };
  return (
    <footer className="page-column">
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
        <LanguageSelect onChosen={(language) => void keepInProfile(language)} />
        <ThemeSelect />
      </div>
    </footer>
  );
}
