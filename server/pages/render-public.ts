import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NoticeStatus } from '#domain/catalogue/notice-contract.ts';
import type { MailStatus } from '#domain/knowledge/mail-contract.ts';
import type { ApplicationStatus, FormState } from '#domain/community/contract.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { SharedStyles } from '../adapters/styles/needed-styles.ts';
import type { PublicLessonBody } from '../functions/learning/guest/read-public-lesson.ts';
import type { Catalogue } from './catalogue.ts';
import { coursePaths } from './course-paths.ts';
import { readGuestScript, readPageStyles } from './page-styles.ts';
import type { Locale } from './routes.ts';
import type { PageHeaders } from './http/security-headers.ts';
import { createHashedFile, createStaticFile, type StaticFile } from './http/static-files.ts';

/** What the bundle of public pages is given for one page. */
type RenderRequest = Omit<Catalogue, 'version'> & {
  /** The style sheet, and the addresses of the drawings and of the script that lets guests answer. */
  readonly assets: { readonly styles: string; readonly sprite: string; readonly guestScript: string };
  /** What the lesson of the page says. */
  readonly lesson?: { readonly id: string; readonly body: PublicLessonBody };
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
  /** The mails that the visitor's link ends; null when the link ends none. */
  readonly notice?: NoticeStatus | null;
  /** The mails of the learner whose link it is; null when the link opens none. */
  readonly mails?: MailStatus | null;
};

/** Why the server answers no page. */
export type BlockCause =
  | { readonly kind: 'too-many-requests'; readonly seconds: number }
  | { readonly kind: 'address-blocked' };

type BlockRequest = { readonly locale: Locale; readonly cause: BlockCause; readonly reference: string };

/** A page, and the rules for single elements of it, which stand in its HTML too. */
type Rendered = { status: number; html: string; styles: string };

/** What `client/entry-pages.tsx` exports. */
type PageBundle = {
  readonly renderPage: (request: RenderRequest) => Rendered;
  readonly renderBlockPage: (request: BlockRequest & Pick<RenderRequest, 'assets' | 'site'>) => string;
  readonly renderSprite: () => string;
  readonly PUBLIC_PATHS: readonly string[];
};

type RenderedPage = {
  readonly status: number;
  readonly html: StaticFile;
  /** The headers of every page; their content security policy allows the style sheet of this one. */
  readonly headers: PageHeaders;
};

export type PageRenderer = {
  /** The files beside the pages, by path. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The paths of the public pages, without a language. */
  readonly paths: readonly string[];
  /** @param own what only this visitor is shown; such a page is not kept */
  render(path: string, locale: Locale, own?: VisitorsOwn): Promise<RenderedPage>;
  /** The paths of courses and lessons, which are in English alone. */
  coursePaths(): Promise<readonly string[]>;
  /** The block page, for one visitor. */
  renderBlock(request: BlockRequest): Pick<RenderedPage, 'html' | 'headers'>;
};

/** The path that every unknown one is rendered as, so that one 404 page per language is enough. */
const MISSING_PATH = '/404';

/** Loads the bundle that the client build made of the public pages. Pages are kept until the catalogue changes. */
export async function loadPageRenderer(options: {
  readonly distDir: string;
  readonly site: PageContent['site'];
  readonly publicUrl: string;
  readonly catalogue: () => Promise<Catalogue>;
  readonly shareStyles: (css: string, besides: string) => SharedStyles;
  /** What a lesson says that is open to everybody. */
  readonly readLesson: (lessonId: string) => Promise<PublicLessonBody | null>;
  /** The headers of a page with these styles in it. */
  readonly headersFor: (styles: string) => PageHeaders;
}): Promise<PageRenderer> {
  const { distDir, site, publicUrl, catalogue, shareStyles, readLesson, headersFor } = options;
  const bundle = pathToFileURL(join(distDir, 'pages', 'pages.js')).href;
  const {
    renderPage,
    renderBlockPage,
    renderSprite,
    PUBLIC_PATHS: paths,
  } = (await import(bundle)) as PageBundle;
  const drawings = renderSprite();
  const sprite = createHashedFile('sprite', drawings, '.svg');
  const assets = {
    styles: await readPageStyles(distDir),
    sprite: sprite.path,
    guestScript: await readGuestScript(distDir),
  };
  const sharedStyles = shareStyles(assets.styles, drawings);
  const wholeHeaders = headersFor(assets.styles);
  const kept = new Map<string, { page: RenderedPage; version: string }>();

  /** One of many visitors' pages: worth the 20 ms in which it is rid of the styles that it does not need. */
  function slim({ status, html, styles: own }: Rendered): RenderedPage {
    const shared = sharedStyles.neededBy(html);
    const styles = shared + own;
    const body = html.replace(assets.styles, () => shared);
    return { status, html: createStaticFile(Buffer.from(body), '.html'), headers: headersFor(styles) };
  }
  function once(html: string): StaticFile {
    return createStaticFile(Buffer.from(html), '.html', { once: true });
  }

  return {
    paths,
    files: new Map([[sprite.path, sprite.file]]),
    async render(asked, locale, own) {
      const known = await catalogue();
      const { version, ...shown } = known;
      const ofCourses = locale === 'en' ? coursePaths(known).get(asked) : undefined;
      const path = own || ofCourses || paths.includes(asked) ? asked : MISSING_PATH;
      const key = `${locale} ${path}`;
      const before = kept.get(key);
      if (!own && before?.version === version) return before.page;
      const id = ofCourses?.lessonId ?? null;
      const body = id === null ? null : await readLesson(id);
      const lesson = id !== null && body !== null ? { lesson: { id, body } } : {};
      const request = { ...shown, ...lesson, path, locale, site, assets, publicUrl };
      if (own) {
        const { status, html } = renderPage({ ...request, ...own });
        return { status, html: once(html), headers: wholeHeaders };
      }
      const page = slim(renderPage(request));
      kept.set(key, { page, version });
      return page;
    },
    coursePaths: async () => [...coursePaths(await catalogue()).keys()],
    renderBlock: (request) => ({
      html: once(renderBlockPage({ ...request, site, assets })),
      headers: wholeHeaders,
    }),
  };
}
