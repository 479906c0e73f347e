import { setupI18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BlockNotice } from '../../features/security/guard/block-notice.tsx';
import { directionOf } from '../../lib/i18n/locales.ts';
import { publicCatalogues } from '../../lib/i18n/public-catalogues.ts';
import { headScript } from './inline-scripts.ts';
import type { PageRequest } from './page-request.ts';

/** Why the server answers no page: too many in a short time, or an address that an admin has blocked. */
export type BlockCause = { kind: 'too-many-requests'; seconds: number } | { kind: 'address-blocked' };

/**
 * Renders the block page of the security guard for somebody whom the server answers with nothing else. It needs no
 * request beside its own, which would be refused too.
 */
export function renderBlockPage(
  request: Pick<PageRequest, 'locale' | 'site' | 'assets'> & { cause: BlockCause; reference: string },
): string {
  const { locale, cause, reference, site, assets } = request;
  const i18n = setupI18n({ locale, messages: { [locale]: publicCatalogues[locale] } });
  const head = renderToStaticMarkup(
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${i18n._(msg`Access Blocked`)} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>,
  );
  const body = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <BlockNotice reference={reference}>
        {cause.kind === 'too-many-requests'
          ? i18n._(
              msg`Your address has asked for very many pages in a minute. This page comes back by itself in ${plural(cause.seconds, { one: '# second', other: '# seconds' })}.`,
            )
          : i18n._(
              msg`The people who run this site have blocked your address. If that is a mistake, write to them and name the reference below.`,
            )}
      </BlockNotice>
    </I18nProvider>,
  );
  return (
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}">` +
    `<head><meta charset="utf-8"><script>${headScript}</script>${head}<style>${assets.styles}</style></head>` +
    `<body>${body}</body></html>`
  );
}
