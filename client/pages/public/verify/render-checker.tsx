import { setupI18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { directionOf } from '../../../lib/i18n/locales.ts';
import { publicCatalogues } from '../../../lib/i18n/public-catalogues.ts';
import { PageProvider } from '../page-context.tsx';
import type { PageRequest } from '../page-request.ts';
import { VerifyPage } from './verify-page.tsx';

/**
 * Renders the page that checks certificates as one file to keep: script, styles and a copy of the issuer's keys stand in
 * it. The server adds the policy that closes it.
 */
export function renderChecker(
  request: PageRequest & { readonly script: string; readonly issuerDocument: unknown },
): string {
  const { locale, site, assets, script, issuerDocument } = request;
  const i18n = setupI18n({ locale, messages: { [locale]: publicCatalogues[locale] } });
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PageProvider request={request}>
        <main id="content" className="pb-16">
          <VerifyPage isKept />
        </main>
      </PageProvider>
    </I18nProvider>,
  );
  const title = renderToStaticMarkup(<title>{`${i18n._(msg`Check a certificate`)} · ${site.name}`}</title>);
  // Neither a text with `</script>` nor a comment may end the element.
  const copy = JSON.stringify(issuerDocument).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">${title}` +
    `<style>${assets.styles}</style></head><body>${body}` +
    `<script type="application/json" id="issuer-copy">${copy}</script><script>${script}</script></body></html>`
  );
}
