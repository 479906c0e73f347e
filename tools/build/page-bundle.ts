import { pathToFileURL } from 'node:url';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';

/** What the build itself uses of the bundle of public pages, see client/entry-pages.tsx. */
export type PageBundle = {
  readonly inlineScripts: readonly string[];
  readonly PUBLIC_PATHS: readonly string[];
  readonly socialImageAddress: (path: string, locale: string) => string;
  readonly pageName: (page: { path: string; locale: string; site: SiteFile }) => string;
};

/** Loads the bundle that was just built. */
export async function loadPageBundle(): Promise<PageBundle> {
  const bundle: PageBundle = await import(pathToFileURL('dist/pages/pages.js').href);
  if (!Array.isArray(bundle.inlineScripts) || !Array.isArray(bundle.PUBLIC_PATHS)) {
    throw new Error('dist/pages/pages.js does not export inlineScripts and PUBLIC_PATHS.');
  }
  return bundle;
}
