import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ENDED_MAILS, type EndedMails } from '#domain/knowledge/mail-contract.ts';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { SharedStyles } from '../adapters/styles/needed-styles.ts';
import type { PublicLessonBody } from '../functions/learning/guest/read-public-lesson.ts';
import { cacheCatalogue } from './catalogue.ts';
import { type CachedPictures, cacheDrawn, type DrawPictures } from './certificates/cache-drawn.ts';
import { DRAWN, sendSharedFile } from './certificates/send-shared-file.ts';
import {
  type CertificatePages,
  readSharedCertificate,
  readSharedPath,
} from './certificates/shared-certificates.ts';
import { type DevelopmentPages, serveDevelopmentPage } from './development-pages.ts';
import type { FormServices } from './forms/forms.ts';
import { changeMails, MAILS_PATH, type MailPages, readMails } from './mails.ts';
import { endNotice, type NoticePages, readNotice, UNSUBSCRIBE_PATH } from './notices.ts';
import { type FindInvitation, INVITATION_PATH, readInvitation } from './invitation.ts';
import type { SeasonSummary } from '#domain/seasons/contract.ts';
import { refuse } from './http/refuse.ts';
import { loadPageRenderer, type PageRenderer } from './render-public.ts';
import { readTarget, type RequestTarget } from './http/request-target.ts';
import { PUZZLE_PATH } from './puzzle/asked-puzzle.ts';
import { cachePuzzlePictures } from './puzzle/cache-puzzle-pictures.ts';
import { servePuzzleAnswer } from './puzzle/serve-puzzle-answer.ts';
import { type PageRoute, plainPath, routePage } from './routes.ts';
import { commonHeaders, type PageHeaders, pageHeaders, policyHash } from './http/security-headers.ts';
import { sendBlockPage } from './send-block-page.ts';
import { sendFile } from './http/send-file.ts';
import { type FormPages, serveForm } from './forms/serve-form.ts';
import { robots, sitemap } from './sitemap.ts';
import { APPLICATION_PATH, type ApplicationPages, readApplication } from './forms/application-status.ts';
import { createStaticFile, loadStaticFiles, type StaticFile } from './http/static-files.ts';

export type PagesOptions = FormServices &
  Pick<ApplicationPages, 'applicationTokens'> &
  Pick<NoticePages, 'noticeTokens'> &
  Pick<MailPages, 'mailTokens'> & {
    /** The built client: `client/` and `pages/` below it. */
    readonly distDir: string;
    readonly content: PageContent;
    readonly publicUrl: string;
    /** Reads the style sheet of the public pages, of which each carries what it needs. */
    readonly shareStyles: (css: string, besides: string) => SharedStyles;
    readonly readSeasons: () => Promise<readonly SeasonSummary[]>;
    readonly findInvitation: FindInvitation;
    /** What a lesson says that is open to everybody. */
    readonly readLesson: (lessonId: string) => Promise<PublicLessonBody | null>;
    readonly visitorAddress: (request: IncomingMessage) => string;
    /** Whether an admin has blocked the address of a visitor. */
    readonly isBlocked: (request: IncomingMessage) => boolean;
    /** Counts a page of a visitor; gives the seconds to wait, 0 while there were not too many. */
    readonly countRequest: (kind: 'pages', address: string) => Promise<number>;
    /** Who signs certificates, and how they are checked and drawn. */
    readonly certificates: Omit<CertificatePages, 'query'> & { readonly draw: DrawPictures };
    /** Whether `/dev/mail` and `/__workshop` may answer at all. */
    readonly showDevelopmentPages: boolean;
  };

/** The page that checks certificates, as one file to keep. */
const CHECKER_PATH = '/verify/checker.html';

type Pages = {
  /** What is served as it is, by path. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** The two entries of the app. */
  readonly entries: Readonly<Record<'app' | 'auth', StaticFile>>;
  readonly commonHeaders: PageHeaders;
  readonly appHeaders: PageHeaders;
  /** For an answer with neither scripts nor styles in it. */
  readonly bareHeaders: PageHeaders;
  readonly renderer: PageRenderer;
  /** The picture of the puzzle of the day by its path. */
  readonly findPicture: (path: string) => StaticFile | undefined;
  readonly publicUrl: string;
  readonly forms: FormPages;
  readonly applications: ApplicationPages;
  readonly notices: NoticePages;
  readonly mails: MailPages;
  readonly certificates: CertificatePages & {
    readonly draw: CachedPictures;
    readonly mayDraw: (request: IncomingMessage) => Promise<boolean>;
  };
  readonly findInvitation: FindInvitation;
  readonly development: DevelopmentPages;
  readonly isBlocked: (request: IncomingMessage) => boolean;
  readonly secondsToWait: (request: IncomingMessage) => Promise<number>;
};

/** Serves everything a browser opens: the built files, the app's two entries, and the public pages. */
export async function createPages(
  options: PagesOptions,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<boolean>> {
  const pages = await loadPages(options);
  return async (request, response) => {
    await servePage(pages, request, response);
    return true;
  };
}

async function loadPages(options: PagesOptions): Promise<Pages> {
  const { distDir, content, publicUrl, log } = options;
  const { query } = options.database;
  const built = await loadStaticFiles(join(distDir, 'client'));
  const policy = JSON.parse(await readFile(join(distDir, 'client', 'csp.json'), 'utf8')) as {
    app: string[];
    public: string[];
  };
  const isSecure = publicUrl.startsWith('https:');
  const appHeaders = pageHeaders({ scripts: policy.app, styles: 'inline' }, isSecure);
  const bareHeaders = pageHeaders({ scripts: [], styles: [] }, isSecure);
  const headersFor = (styles: string) =>
    pageHeaders({ scripts: policy.public, styles: [policyHash(styles)] }, isSecure);
  const catalogue = cacheCatalogue({ query, readSeasons: options.readSeasons }, (error) =>
    log.error('the catalogue could not be read', { error }),
  );
  const { site } = content;
  const renderer = await loadPageRenderer({
    distDir,
    site,
    publicUrl,
    catalogue,
    shareStyles: options.shareStyles,
    readLesson: options.readLesson,
    headersFor,
    issuer: options.certificates,
  });
  const text = (body: string, extension: string) => createStaticFile(Buffer.from(body), extension);
  const files = new Map([
    ...[...built].filter(([path]) => !path.endsWith('.html') && path !== '/csp.json'),
    ...renderer.files,
    ['/content/assessment.json', text(JSON.stringify(questionsForApp(content)), '.json')],
    ['/robots.txt', text(robots(publicUrl), '.txt')],
  ]);
  return {
    files,
    entries: { app: entryOf(built, 'app'), auth: entryOf(built, 'auth') },
    commonHeaders: commonHeaders(isSecure),
    appHeaders,
    bareHeaders,
    renderer,
    findPicture: cachePuzzlePictures(),
    publicUrl,
    forms: { ...options, renderer, headers: bareHeaders },
    applications: { applicationTokens: options.applicationTokens, query },
    notices: { noticeTokens: options.noticeTokens, query },
    mails: { mailTokens: options.mailTokens, query },
    certificates: {
      ...options.certificates,
      query,
      draw: cacheDrawn(options.certificates.draw),
      mayDraw: (request) => options.countHit('draw-certificate', options.visitorAddress(request), DRAWN),
    },
    findInvitation: options.findInvitation,
    development: {
      show: options.showDevelopmentPages,
      query,
      workshop: await loadWorkshop(distDir),
      mailboxHeaders: bareHeaders,
      workshopHeaders: appHeaders,
    },
    isBlocked: options.isBlocked,
    secondsToWait: (request) => options.countRequest('pages', options.visitorAddress(request)),
  };
}

/** The workshop is a build of its own, which an installation may lack. */
async function loadWorkshop(distDir: string): Promise<DevelopmentPages['workshop']> {
  const folder = join(distDir, 'workshop');
  return existsSync(folder) ? loadStaticFiles(folder) : new Map();
}

function entryOf(built: ReadonlyMap<string, StaticFile>, name: string): StaticFile {
  const entry = built.get(`/${name}.html`);
  if (!entry) throw new Error(`The built client has no ${name}.html.`);
  return entry;
}

/** As the app asks for them at `/content/assessment.json`. */
function questionsForApp({ questions }: PageContent) {
  return {
    questions: questions.map(({ id, prompt, answers }) => ({ id, text: prompt, choices: answers })),
  };
}

async function servePage(pages: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = readTarget(request.url);
  if (!target) return refuse(response, 400, 'This is not an address of this site.', pages.commonHeaders);
  const { path, rawPath, search } = target;
  if (pages.isBlocked(request)) {
    return sendBlockPage(pages, request, response, routePage(plainPath(path)), { kind: 'address-blocked' });
  }
  if (request.method === 'POST') {
    const route = routePage(plainPath(path));
    // The token is all it takes: mail programs have no page of this site to send a form from.
    if (route.kind === 'public' && route.path === UNSUBSCRIBE_PATH) {
      await endNotice(pages.notices, tokenIn(target.query));
      return sendPage(pages, request, response, route, target);
    }
    if (route.kind === 'public' && route.path === MAILS_PATH) {
      const isSaved = await changeMails(pages.mails, tokenIn(target.query), endedIn(target.query), request);
      return sendPage(pages, request, response, route, target, isSaved);
    }
    // What is sent is answered with a page that is drawn for it. The two above are counted where they are sent.
    const wait = await pages.secondsToWait(request);
    if (wait > 0) return sendTooMany(pages, request, response, route, wait);
    if (route.kind === 'public' && route.path === PUZZLE_PATH) {
      return servePuzzleAnswer(pages.forms, request, response, route);
    }
    return serveForm(pages.forms, request, response, route);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const allow = { ...pages.commonHeaders, allow: 'GET, HEAD' };
    return refuse(response, 405, 'This page can only be read.', allow);
  }
  const file = pages.files.get(path);
  if (file) {
    return sendFile(request, response, file, { headers: { ...pages.commonHeaders, ...caching(path) } });
  }
  const picture = pages.findPicture(path);
  if (picture) {
    return sendFile(request, response, picture, { headers: { ...pages.commonHeaders, ...caching(path) } });
  }
  if (path === '/sitemap.xml') {
    const listed = sitemap(pages.renderer.paths, await pages.renderer.coursePaths(), pages.publicUrl);
    const file = createStaticFile(Buffer.from(listed), '.xml', { once: true });
    return sendFile(request, response, file, { headers: { ...pages.commonHeaders, ...caching(path) } });
  }
  if (await serveDevelopmentPage(pages.development, request, response, target)) return;
  const plain = plainPath(rawPath);
  if (plain !== rawPath) {
    response.writeHead(308, { ...pages.commonHeaders, location: plain + search });
    response.end();
    return;
  }
  return sendPage(pages, request, response, routePage(path), target);
}

/** The signed token in a page's address. Links in mails of release 0.1.0 call it `pass`. */
function tokenIn(query: URLSearchParams): string {
  return query.get('token') ?? query.get('pass') ?? '';
}

/** Which mails the address of a page ends. */
function endedIn(query: URLSearchParams): EndedMails | null {
  return ENDED_MAILS.find((kind) => kind === query.get('end')) ?? null;
}

/** What a page shows only to whoever holds the token in its address. */
async function readOwn(pages: Pages, path: string, query: URLSearchParams, isSaved: boolean) {
  const token = tokenIn(query);
  if (path === APPLICATION_PATH) return { application: await readApplication(pages.applications, token) };
  const code = path === INVITATION_PATH ? query.get('check') : null;
  if (code !== null) return { invitation: await readInvitation(pages.findInvitation, code) };
  const shared = readSharedPath(path);
  if (shared) return { certificate: await readSharedCertificate(pages.certificates, shared.slug) };
  if (path === UNSUBSCRIBE_PATH) return { notice: await readNotice(pages.notices, token) };
  if (path === MAILS_PATH) {
    const mails = await readMails(pages.mails, token);
    return { mails: mails && { ...mails, asked: endedIn(query), isSaved } };
  }
  return undefined;
}

/** Hashed assets never change under their name; everything else is asked for again and confirmed by its ETag. */
function caching(path: string): PageHeaders {
  return {
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** The block page of an address that has asked for too many pages. */
function sendTooMany(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
  seconds: number,
): Promise<void> {
  return sendBlockPage(pages, request, response, route, { kind: 'too-many-requests', seconds });
}

async function sendPage(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
  { query }: Pick<RequestTarget, 'query'>,
  isSaved = false,
): Promise<void> {
  const wait = await pages.secondsToWait(request);
  if (wait > 0) return sendTooMany(pages, request, response, route, wait);
  if (route.kind !== 'public') {
    return sendFile(request, response, pages.entries[route.kind], {
      headers: { ...pages.appHeaders, 'cache-control': 'no-cache' },
    });
  }
  if (route.path === CHECKER_PATH) {
    const headers = { ...pages.bareHeaders, 'cache-control': 'no-cache', 'content-language': route.locale };
    return sendFile(request, response, await pages.renderer.renderChecker(route.locale), {
      headers: { ...headers, 'content-disposition': 'attachment; filename="checker.html"' },
    });
  }
  const shared = readSharedPath(route.path);
  if (shared?.file !== undefined) {
    const certificate = await readSharedCertificate(pages.certificates, shared.slug);
    if (!certificate) return refuse(response, 404, 'There is no such file.', pages.commonHeaders);
    const { draw, mayDraw } = pages.certificates;
    const { file } = shared;
    const isSent = await sendSharedFile(request, response, {
      certificate,
      file,
      headers: pages.bareHeaders,
      draw,
      mayDraw,
    });
    if (!isSent) refuse(response, 404, 'There is no such file yet.', pages.commonHeaders);
    return;
  }
  const own = await readOwn(pages, route.path, query, isSaved);
  if (own) {
    const { status, html, headers } = await pages.renderer.render(route.path, route.locale, own);
    // The address opens the page, so that no other site may learn it. A shared certificate is no secret: browsers keep its page.
    const unshared = {
      'cache-control': shared ? 'no-cache' : 'no-store',
      'referrer-policy': 'no-referrer',
    };
    return sendFile(request, response, html, {
      status,
      headers: { ...headers, ...unshared, 'content-language': route.locale },
    });
  }
  const { status, html, headers } = await pages.renderer.render(route.path, route.locale);
  return sendFile(request, response, html, {
    status,
    headers: { ...headers, 'cache-control': 'no-cache', 'content-language': route.locale },
  });
}
