import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormState } from '#domain/community/contract.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { Query } from '../adapters/sql.ts';
import type { Locale } from './routes.ts';
import { createStaticFile, type StaticFile } from './static-files.ts';

/** What the bundle of public pages is given for one page. */
type RenderRequest = {
  readonly path: string;
  readonly locale: Locale;
  readonly site: PageContent['site'];
  readonly courses: readonly Record<string, unknown>[];
  readonly plans: readonly Record<string, unknown>[];
  readonly stylesheets: readonly string[];
  readonly publicUrl: string;
  /** The form of the page, when it was just sent. */
  readonly form?: FormState;
};

type RenderPage = (request: RenderRequest) => { status: number; html: string };

type RenderedPage = { readonly status: number; readonly html: StaticFile };

export type PageRenderer = {
  /** @param form the page's form as it was just sent; such a page is rendered for this visitor alone */
  render(path: string, locale: Locale, form?: FormState): Promise<RenderedPage>;
};

/** How long a rendered page is served before the catalogue is read again, in milliseconds. */
const FRESH_MS = 30_000;
/** Pages kept; unknown paths all render the same 404 page and are not kept. */
const MAX_KEPT = 100;

/** Loads the bundle that the client build made of the public pages, and renders from the database's catalogue. */
export async function loadPageRenderer(options: {
  readonly distDir: string;
  readonly content: PageContent;
  readonly publicUrl: string;
  readonly query: Query;
}): Promise<PageRenderer> {
  const bundle = pathToFileURL(join(options.distDir, 'pages', 'pages.js')).href;
  const { renderPage } = (await import(bundle)) as { renderPage: RenderPage };
  const stylesheets = await readStylesheets(options.distDir);
  const kept = new Map<string, { page: RenderedPage; until: number }>();

  return {
    async render(path, locale, form) {
      const key = `${locale} ${path}`;
      const known = kept.get(key);
      if (!form && known && known.until > Date.now()) return known.page;
      const { status, html } = renderPage({
        path,
        locale,
        site: options.content.site,
        courses: await readCourses(options.query),
        plans: await readPlans(options.query),
        stylesheets,
        publicUrl: options.publicUrl,
        ...(form ? { form } : {}),
      });
      const page = { status, html: createStaticFile(Buffer.from(html), '.html') };
      if (!form && status === 200 && kept.size < MAX_KEPT)
        kept.set(key, { page, until: Date.now() + FRESH_MS });
      return page;
    },
  };
}

async function readStylesheets(distDir: string): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(join(distDir, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  const entry = manifest['styles/pages.css'];
  if (!entry) throw new Error('The built client has no stylesheet for the public pages.');
  return [`/${entry.file}`];
}

async function readCourses(query: Query): Promise<Record<string, unknown>[]> {
  const { rows } = await query(
    `select id, slug, title, description, level, color_gradient, duration_weeks, modules_count, translations
     from public.courses where is_active order by order_index`,
  );
  return rows;
}

async function readPlans(query: Query): Promise<Record<string, unknown>[]> {
  const { rows } = await query(
    `select id, price_minor, currency, interval_months, trial_days, offered_on, translations
     from public.plans order by order_index`,
  );
  return rows;
}
