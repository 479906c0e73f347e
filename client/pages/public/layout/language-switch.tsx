import { useLingui } from '@lingui/react/macro';
import { LOCALE_NAMES, LOCALES } from '../../../lib/i18n/locales.ts';
import { useAddressInLanguage, usePage } from '../page-context.tsx';

/** The same page in the other languages, behind a button that needs no script. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { locale } = usePage();
  const addressIn = useAddressInLanguage();
  return (
    <details className="group relative print:hidden">
      <summary
        aria-label={t`Language: ${LOCALE_NAMES[locale]}`}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        {LOCALE_NAMES[locale]}
        <svg
          aria-hidden="true"
          viewBox="0 0 10 6"
          className="h-1.5 w-2.5 fill-none stroke-current stroke-2 group-open:-scale-y-100"
        >
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className="absolute end-0 z-10 mt-1 min-w-40 rounded-control border border-line bg-surface p-1 shadow-overlay">
        {LOCALES.map((language) => (
          <li key={language}>
            <a
              href={addressIn(language)}
              hrefLang={language}
              lang={language}
              aria-current={language === locale ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-tag px-3 hover:bg-sunken aria-current:font-bold"
            >
              {LOCALE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
