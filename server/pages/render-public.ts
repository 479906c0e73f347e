import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApplicationStatus, FormState } from '#domain/community/contract.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { Catalogue } from './catalogue.ts';
import { type PageAssets, readPageAssets } from './page-assets.ts';
import type { Locale } from './routes.ts';
import { createStaticFile, type StaticFile } from './static-files.ts';

/** What the bundle of public pages is given for one page. */
type RenderRequest = Pick<Catalogue, 'courses' | 'plans' | 'awards'> & {
  readonly assets: PageAssets;
  readonly path: string;
  readonly locale: Locale;
  readonly site: PageContent['site'];
  readonly publicUrl: string;
} & VisitorsOwn;

/** What only one visitor is shown. */
type VisitorsOwn = {
  /** The form of the page, when it was just sent. */
  readonly form?: FormState;
  /** The application that the visitor's link opens; null when the link opens none. */
  readonly application?: ApplicationStatus | null;
};

/** Why the server answers no page. */
export type BlockCause =
  | { readonly kind: 'too-many-requests'; readonly seconds: number }
  | { readonly kind: 'address-blocked' };

type BlockRequest = { readonly locale: Locale; readonly cause: BlockCause; readonly reference: string };

/** What `client/entry-pages.tsx` exports. */
type PageBundle = {
  readonly renderPage: (request: RenderRequest) => { status: number; html: string };
  readonly renderBlockPage: (request: BlockRequest & Pick<RenderRequest, 'assets' | 'site'>) => string;
  readonly PUBLIC_PATHS: readonly string[];
};

type RenderedPage = { readonly status: number; readonly html: StaticFile };

export type PageRenderer = {
  /** The paths of the public pages, without a language. */
  readonly paths: readonly string[];
  /** @param own what only this visitor is shown; such a page is not kept */
  render(path: string, locale: Locale, own?: VisitorsOwn): Promise<RenderedPage>;
  /** The block page, for one visitor. */
  renderBlock(request: BlockRequest): StaticFile;
};

/** The path that every unknown one is rendered as, so that one 404 page per language is enough. */
const MISSING_PATH = '/404';

/** Loads the bundle that the client build made of the public pages. Pages are kept until the catalogue changes. */
export async function loadPageRenderer(options: {
  readonly distDir: string;
  readonly site: PageContent['site'];
  readonly publicUrl: string;
  readonly catalogue: () => Promise<Catalogue>;
}): Promise<PageRenderer> {
  const { distDir, site, publicUrl, catalogue } = options;
  const bundle = pathToFileURL(join(distDir, 'pages', 'pages.js')).href;
  const { renderPage, renderBlockPage, PUBLIC_PATHS: paths } = (await import(bundle)) as PageBundle;
  const assets = await readPageAssets(distDir);
  const kept = new Map<string, { page: RenderedPage; version: string }>();

  return {
    paths,
    async render(asked, locale, own) {
      const { courses, plans, awards, version } = await catalogue();
      const path = own || paths.includes(asked) ? asked : MISSING_PATH;
      const key = `${locale} ${path}`;
      const known = kept.get(key);
      if (!own && known?.version === version) return known.page;
      const request = { path, locale, site, courses, plans, awards, assets, publicUrl };
      const { status, html } = renderPage({ ...request, ...own });
      const page = { status, html: createStaticFile(Buffer.from(html), '.html', { once: Boolean(own) }) };
      if (!own) kept.set(key, { page, version });
      return page;
    },
    renderBlock: (request) =>
      createStaticFile(Buffer.from(renderBlockPage({ ...request, site, assets })), '.html', { once: true }),
  };
}
