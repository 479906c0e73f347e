import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormState } from '#domain/community/contract.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { Catalogue } from './catalogue.ts';
import { type PageAssets, readPageAssets } from './page-assets.ts';
import type { Locale } from './routes.ts';
import { createStaticFile, type StaticFile } from './static-files.ts';

/** What the bundle of public pages is given for one page. */
type RenderRequest = Pick<Catalogue, 'courses' | 'plans'> & {
  readonly assets: PageAssets;
  readonly path: string;
  readonly locale: Locale;
  readonly site: PageContent['site'];
  readonly publicUrl: string;
  /** The form of the page, when it was just sent. */
  readonly form?: FormState;
};

/** What `client/entry-pages.tsx` exports. */
type PageBundle = {
  readonly renderPage: (request: RenderRequest) => { status: number; html: string };
  readonly PUBLIC_PATHS: readonly string[];
};

type RenderedPage = { readonly status: number; readonly html: StaticFile };

export type PageRenderer = {
  /** The paths of the public pages, without a language. */
  readonly paths: readonly string[];
  /** @param form the page's form as it was just sent; such a page is rendered for this visitor alone */
  render(path: string, locale: Locale, form?: FormState): Promise<RenderedPage>;
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
  const { renderPage, PUBLIC_PATHS: paths } = (await import(bundle)) as PageBundle;
  const assets = await readPageAssets(distDir);
  const kept = new Map<string, { page: RenderedPage; version: string }>();

  return {
    paths,
    async render(asked, locale, form) {
      const { courses, plans, version } = await catalogue();
      const path = paths.includes(asked) ? asked : MISSING_PATH;
      const key = `${locale} ${path}`;
      const known = kept.get(key);
      if (!form && known?.version === version) return known.page;
      const request = { path, locale, site, courses, plans, assets, publicUrl };
      const { status, html } = renderPage(form ? { ...request, form } : request);
      const page = { status, html: createStaticFile(Buffer.from(html), '.html', { once: Boolean(form) }) };
      if (!form) kept.set(key, { page, version });
      return page;
    },
  };
}
