import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NoticeStatus } from '#domain/catalogue/notice-contract.ts';
import type { MailStatus } from '#domain/knowledge/mail-contract.ts';
import type { ApplicationStatus, FormState } from '#domain/community/contract.ts';
import { guestDay } from '#domain/puzzle/guest-day.ts';
import type { PublicPuzzle } from '#domain/puzzle/public-puzzle.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { SharedStyles } from '../adapters/styles/needed-styles.ts';
import type { PublicLessonBody } from '../functions/learning/guest/read-public-lesson.ts';
import { type AskedInvitation, INVITATION_PATH, NONE_ASKED } from './invitation.ts';
import type { Catalogue } from './catalogue.ts';
import { coursePaths } from './course-paths.ts';
import type { SharedCertificate } from './certificates/shared-certificates.ts';
import { readCheckerScript, readGuestScript, readPageStyles, readVerifyScript } from './page-styles.ts';
import { sealChecker } from './certificates/seal-checker.ts';
import { askedPuzzle, PUZZLE_PATH } from './puzzle/asked-puzzle.ts';
import type { Locale } from './routes.ts';
import type { PageHeaders } from './http/security-headers.ts';
import { createHashedFile, createStaticFile, type StaticFile } from './http/static-files.ts';

/** What the bundle of public pages is given for one page. */
type RenderRequest = Omit<Catalogue, 'version' | 'seasons'> & {
  /** The style sheet, and the addresses of the drawings and of the scripts that some pages have. */
  readonly assets: {
    readonly styles: string;
    readonly sprite: string;
    readonly guestScript: string;
    readonly verifyScript: string;
  };
  /** What the lesson of the page says. */
  readonly lesson?: { readonly id: string; readonly body: PublicLessonBody };
  readonly path: string;
  readonly locale: Locale;
  readonly site: PageContent['site'];
  readonly publicUrl: string;
  /** The `did:web` that certificates are signed by, and whether they are anchored. */
  readonly issuer: string;
  readonly isAnchoring: boolean;
} & Omit<VisitorsOwn, 'invitation'> & {
    /** What the page of the invitation shows. */
    readonly invitation?: AskedInvitation & Pick<Catalogue, 'seasons'>;
  };

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
  /** The certificate that the address shares; null when it shares none. */
  readonly certificate?: SharedCertificate | null;
  /** The invitation that they asked for. */
  readonly invitation?: AskedInvitation;
  /** The puzzle of the day, with what the visitor answered to it. */
  readonly puzzle?: PublicPuzzle;
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
  readonly renderChecker: (
    request: RenderRequest & { readonly script: string; readonly issuerDocument: unknown },
  ) => string;
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
  /** The page that checks certificates, as one file to keep. */
  renderChecker(locale: Locale): Promise<StaticFile>;
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
  /** Who signs certificates, and what it says of its keys. */
  readonly issuer: {
    readonly did: string;
    readonly readDocument: () => Promise<object>;
    readonly isAnchoring: boolean;
  };
}): Promise<PageRenderer> {
  const { distDir, site, publicUrl, catalogue, shareStyles, readLesson, headersFor, issuer } = options;
  const bundle = pathToFileURL(join(distDir, 'pages', 'pages.js')).href;
  const {
    renderPage,
    renderBlockPage,
    renderChecker,
    renderSprite,
    PUBLIC_PATHS: paths,
  } = (await import(bundle)) as PageBundle;
  const drawings = renderSprite();
  const sprite = createHashedFile('sprite', drawings, '.svg');
  const assets = {
    styles: await readPageStyles(distDir),
    sprite: sprite.path,
    guestScript: await readGuestScript(distDir),
    verifyScript: await readVerifyScript(distDir),
  };
  const sharedStyles = shareStyles(assets.styles, drawings);
  const wholeHeaders = headersFor(assets.styles);
  const checkerScript = await readCheckerScript(distDir);
  const kept = new Map<string, { page: RenderedPage; version: string }>();

  /** One of many visitors' pages: worth the 20 ms in which it is rid of the styles that it does not need. */
  function slim({ status, html, styles: own }: Rendered, isKept = true): RenderedPage {
    const shared = sharedStyles.neededBy(html);
    const styles = shared + own;
    const body = html.replace(assets.styles, () => shared);
    const file = createStaticFile(Buffer.from(body), '.html', { once: !isKept });
    return { status, html: file, headers: headersFor(styles) };
  }
  function once(html: string): StaticFile {
    return createStaticFile(Buffer.from(html), '.html', { once: true });
  }

  return {
    paths,
    files: new Map([[sprite.path, sprite.file]]),
    async render(asked, locale, own) {
      const known = await catalogue();
      const { version: shownVersion, seasons, ...shown } = known;
      const ofCourses = locale === 'en' ? coursePaths(known).get(asked) : undefined;
      const path = own || ofCourses || paths.includes(asked) ? asked : MISSING_PATH;
      const now = new Date();
      const isPuzzle = path === PUZZLE_PATH;
      const version = isPuzzle ? `${shownVersion} ${guestDay(now)}` : shownVersion;
      const key = `${locale} ${path}`;
      const before = kept.get(key);
      if (!own && before?.version === version) return before.page;
      const id = ofCourses?.lessonId ?? null;
      const body = id === null ? null : await readLesson(id);
      const lesson = id !== null && body !== null ? { lesson: { id, body } } : {};
      const puzzle = isPuzzle ? { puzzle: askedPuzzle(now) } : {};
      const { invitation: asksFor = NONE_ASKED, ...besides } = own ?? {};
      const invitation = path === INVITATION_PATH ? { invitation: { seasons, ...asksFor } } : {};
      const request = {
        ...shown,
        ...lesson,
        ...puzzle,
        ...besides,
        ...invitation,
        path,
        locale,
        site,
        assets,
        publicUrl,
        issuer: issuer.did,
        isAnchoring: issuer.isAnchoring,
      };
      if (own?.certificate) return slim(renderPage(request), false);
      if (own) {
        const { status, html, styles } = renderPage(request);
        const headers = styles === '' ? wholeHeaders : headersFor(assets.styles + styles);
        return { status, html: once(html), headers };
      }
      const page = slim(renderPage(request));
      kept.set(key, { page, version });
      return page;
    },
    async renderChecker(locale) {
      const { version: _version, seasons: _seasons, ...shown } = await catalogue();
      const { did, isAnchoring } = issuer;
      const issuerDocument = await issuer.readDocument();
      const page = { ...shown, path: '/verify', locale, site, assets, publicUrl, issuer: did, isAnchoring };
      const html = renderChecker({ ...page, script: checkerScript, issuerDocument });
      const styles = sharedStyles.neededBy(html);
      return once(sealChecker(html.replace(assets.styles, () => styles)));
    },
    coursePaths: async () => [...coursePaths(await catalogue()).keys()],
    renderBlock: (request) => ({
      html: once(renderBlockPage({ ...request, site, assets })),
      headers: wholeHeaders,
    }),
  };
}
