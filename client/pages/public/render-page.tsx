import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../lib/i18n/locales.ts';
import { publicCatalogues } from '../../lib/i18n/public-catalogues.ts';
import { findPage } from './find-page.tsx';
import { hoistStyles } from './hoist-styles.ts';
import { headScript, speculationRules } from './inline-scripts.ts';
import { HeadTags } from './layout/head-tags.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { structuredData } from './layout/structured-data.ts';
import { PageProvider } from './page-context.tsx';
import type { PageRequest } from './page-request.ts';

/**
 * Renders a public page to a complete HTML document that works without JavaScript.
 * @returns the document, with status 404 and the 404 page for a path that is none of ours, and the rules for single elements
 *   of it, which stand in its style sheet after the shared ones
 */
export function renderPage(request: PageRequest): { status: number; html: string; styles: string } {
  const { locale } = request;
  const i18n = setupI18n({ locale, messages: { [locale]: publicCatalogues[locale] } });
  const page = findPage(request.path, i18n, request);
  const head = renderToStaticMarkup(
    <PageProvider request={request}>
      <HeadTags page={page} />
    </PageProvider>,
  );
  const { html: body, styles } = hoistStyles(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <PageProvider request={request}>
          <PageFrame>
            <page.Content />
          </PageFrame>
        </PageProvider>
      </I18nProvider>,
    ),
  );
  const html =
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"${page.inApp === undefined ? '' : ` data-in-app="${page.inApp}"`}>` +
    `<head><meta charset="utf-8"><script>${headScript}</script>${head}<style>${request.assets.styles}${styles}</style>` +
    `<script type="application/ld+json">${structuredData(page, request)}</script>` +
    `<script type="speculationrules">${speculationRules}</script>` +
    (/ data-(?:task|puzzle|first-puzzle)=/.test(body)
      ? `<script type="module" src="${request.assets.guestScript}"></script>`
      : '') +
    (body.includes(' data-verify=')
      ? `<script type="module" src="${request.assets.verifyScript}"></script>`
      : '') +
    '</head>' +
    `<body>${body}</body></html>`;
  return { status: page.status, html, styles };
}
