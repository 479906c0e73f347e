import { setupI18n } from '@lingui/core';
import { publicCatalogues } from '../../lib/i18n/public-catalogues.ts';
import { findPage } from './find-page.tsx';
import type { PageRequest } from './page-request.ts';

/** The name of a public page in a language, without rendering it: what its picture for link previews says. */
export function pageName(request: Pick<PageRequest, 'path' | 'locale' | 'site'>): string {
  const { locale } = request;
  const i18n = setupI18n({ locale, messages: { [locale]: publicCatalogues[locale] } });
  return findPage(request.path, i18n, request).name;
}
