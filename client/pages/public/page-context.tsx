import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { PageRequest } from './page-request.ts';

const PageContext = createContext<PageRequest | null>(null);

/** Gives the request to every part of the page. */
export function PageProvider({ request, children }: { request: PageRequest; children: ReactNode }) {
  return <PageContext value={request}>{children}</PageContext>;
}

/** The request the page is made for. */
export function usePage(): PageRequest {
  const request = useContext(PageContext);
  if (request === null) throw new Error('usePage must be used within a PageProvider');
  return request;
}

/** The address of a public page in a language; English has no prefix. */
export function pageAddress(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `pageAddress` in the language of this page. */
export function usePageAddress(): (path: string) => string {
  const { locale } = usePage();
  return (path) => pageAddress(path, locale);
}

/** The address of this page in another language; a page of the visitor's own keeps what opens it. */
export function useAddressInLanguage(): (language: Locale) => string {
  const { path, application, notice, courses } = usePage();
  const own = application ?? notice;
  const search = own ? `?token=${own.token}` : '';
  // The pages of courses are in English: the landing page of another language says so of them.
  const isEnglish =
    path === '/courses' || courses.some(({ slug }) => `${path}/`.startsWith(`/courses/${slug}/`));
  return (language) =>
    isEnglish && language !== 'en'
      ? `${pageAddress('/', language)}#courses`
      : pageAddress(path, language) + search;
}

/** The text of this page's language, English where it is missing. */
export function useLocalized(): <Text>(
  texts: { readonly en: Text } & Readonly<Partial<Record<Locale, Text>>>,
) => Text {
  const { locale } = usePage();
  return (texts) => texts[locale] ?? texts.en;
}
