import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { PageContent } from '../adapters/content/read-page-content.ts';
import type { Query } from '../adapters/sql.ts';
import { type CountHit, findForm, isFromThisSite, takeForm } from './forms.ts';
import { loadPageRenderer, type PageRenderer } from './render-public.ts';
import { mailboxPage, mayReadMailbox, readMailbox } from './mailbox.ts';
import { type PageRoute, routePage } from './routes.ts';
import { type PageHeaders, securityHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { createStaticFile, loadStaticFiles, type StaticFile } from './static-files.ts';

export type PagesOptions = {
  /** The built client: `client/` and `pages/` below it. */
  readonly distDir: string;
  readonly content: PageContent;
  readonly publicUrl: string;
  readonly query: Query;
  /** Rate limits, shared by all processes. */
  readonly countHit: CountHit;
  readonly visitorAddress: (request: IncomingMessage) => string;
  /** Whether `/dev/mail` may answer at all. */
  readonly showMailbox: boolean;
  readonly log: { error(message: string, fields?: Record<string, unknown>): void };
};

type Pages = {
  readonly options: PagesOptions;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly appHeaders: PageHeaders;
  readonly publicHeaders: PageHeaders;
  readonly renderer: PageRenderer;
  /** The assessment's questions, for the app. */
  readonly questions: StaticFile;
};

/** Serves everything a browser opens: the built files, the app's two entries, and the public pages. */
export async function createPages(
  options: PagesOptions,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<boolean>> {
  const files = await loadStaticFiles(join(options.distDir, 'client'));
  const { hashes } = JSON.parse(await readFile(join(options.distDir, 'client', 'csp.json'), 'utf8')) as {
    hashes: string[];
  };
  const isSecure = options.publicUrl.startsWith('https:');
  const pages: Pages = {
    options,
    files,
    appHeaders: securityHeaders(hashes, true, isSecure),
    publicHeaders: securityHeaders(hashes, false, isSecure),
    renderer: await loadPageRenderer(options),
    questions: createStaticFile(Buffer.from(JSON.stringify(questionsForApp(options.content))), '.json'),
  };
  return async (request, response) => {
    await servePage(pages, request, response);
    return true;
  };
}

/** As the app asks for them at `/content/assessment.json`. */
function questionsForApp({ questions }: PageContent) {
  return {
    questions: questions.map(({ id, prompt, answers }) => ({ id, text: prompt, choices: answers })),
  };
}

async function servePage(pages: Pages, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', pages.options.publicUrl);
  const path = safeDecode(url.pathname);
  if (request.method === 'POST') return servePost(pages, request, response, routePage(path));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'This page can only be read.');
  }
  const file = pages.files.get(path);
  if (file && !path.endsWith('.html') && path !== '/csp.json') {
    return sendFile(request, response, file, { headers: fileHeaders(path) });
  }
  if (path === '/content/assessment.json') {
    return sendFile(request, response, pages.questions, { headers: fileHeaders(path) });
  }
  if (path === '/dev/mail' && pages.options.showMailbox && mayReadMailbox(request)) {
    return sendMailbox(pages, request, response, url.searchParams.get('to'));
  }
  return sendPage(pages, request, response, routePage(path));
}

/** Answers a posted form with its page again: a confirmation, or the form with what was typed and what is wrong. */
async function servePost(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
): Promise<void> {
  const form = route.kind === 'public' ? findForm(route.path) : undefined;
  if (route.kind !== 'public' || !form) return refuse(response, 405, 'This page takes no form.');
  if (!isFromThisSite(request, pages.options.publicUrl))
    return refuse(response, 403, 'This form was not sent from this site.');
  const { query, countHit, visitorAddress } = pages.options;
  const state = await takeForm(form, request, visitorAddress(request), query, countHit);
  if (state.status === 'done' && form.next) {
    response.writeHead(303, { location: form.next(state.values), 'cache-control': 'no-store' });
    response.end();
    return;
  }
  const { html } = await pages.renderer.render(route.path, route.locale, state);
  return sendFile(request, response, html, {
    status: FORM_STATUS[state.status],
    headers: { ...pages.publicHeaders, 'cache-control': 'no-store', 'content-language': route.locale },
  });
}

const FORM_STATUS = { done: 200, invalid: 422, 'too-many': 429, failed: 500 } as const;

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(sentence);
}

/** Hashed assets never change under their name; everything else is asked for again and confirmed by its ETag. */
function fileHeaders(path: string): Record<string, string> {
  return {
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  };
}

async function sendPage(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
): Promise<void> {
  if (route.kind !== 'public') {
    const entry = pages.files.get(`/${route.kind}.html`);
    if (!entry) throw new Error(`The built client has no ${route.kind}.html.`);
    return sendFile(request, response, entry, {
      headers: { ...pages.appHeaders, 'cache-control': 'no-cache' },
    });
  }
  const { status, html } = await pages.renderer.render(route.path, route.locale);
  return sendFile(request, response, html, {
    status,
    headers: { ...pages.publicHeaders, 'cache-control': 'no-cache', 'content-language': route.locale },
  });
}

async function sendMailbox(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  to: string | null,
): Promise<void> {
  const mails = await readMailbox(pages.options.query, to);
  const wantsJson = (request.headers.accept ?? '').includes('application/json');
  const body = wantsJson ? JSON.stringify(mails) : mailboxPage(mails);
  return sendFile(request, response, createStaticFile(Buffer.from(body), wantsJson ? '.json' : '.html'), {
    headers: { ...pages.publicHeaders, 'cache-control': 'no-store' },
  });
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
