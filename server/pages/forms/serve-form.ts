import type { IncomingMessage, ServerResponse } from 'node:http';
import { FORMS_PER_VISITOR, type FormServices, findForm, isFromThisSite, takeForm } from './forms.ts';
import { APPLICATION_PATH, readApplication } from './application-status.ts';
import { readForm, UnreadableFormError } from './read-form.ts';
import { refuse } from '../http/refuse.ts';
import type { PageRenderer } from '../render-public.ts';
import type { PageRoute } from '../routes.ts';
import type { PageHeaders } from '../http/security-headers.ts';
import { sendFile } from '../http/send-file.ts';

export type FormPages = FormServices & {
  readonly publicUrl: string;
  readonly visitorAddress: (request: IncomingMessage) => string;
  readonly renderer: PageRenderer;
  /** Of answers that are no page. */
  readonly headers: PageHeaders;
};

const STATUS = { done: 200, invalid: 422, 'too-many': 429, failed: 500 } as const;

/** Answers a posted form with its page again: a confirmation, or the form with what was typed and what is wrong. */
export async function serveForm(
  pages: FormPages,
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
): Promise<void> {
  const { headers, publicUrl, visitorAddress, renderer } = pages;
  const form = route.kind === 'public' ? findForm(route.path) : undefined;
  if (route.kind !== 'public' || !form) {
    return refuse(response, 405, 'This page takes no form.', { ...headers, allow: 'GET, HEAD' });
  }
  if (!isFromThisSite(request, publicUrl)) {
    return refuse(response, 403, 'This form was not sent from this site.', headers);
  }
  const values = await readForm(request).catch((error: unknown) => {
    if (error instanceof UnreadableFormError) return error;
    throw error;
  });
  if (values instanceof UnreadableFormError) return refuse(response, values.status, values.message, headers);

  const state = await takeForm(form, values, visitorAddress(request), pages);
  if (state.status === 'done' && form.next) {
    response.writeHead(303, {
      ...headers,
      location: form.next(values, route.locale),
      'cache-control': 'no-store',
    });
    response.end();
    return;
  }
  const page = await renderer.render(route.path, route.locale, {
    form: state,
    ...(route.path === APPLICATION_PATH && { application: await readOwn(pages, values) }),
  });
  const retryAfter = { 'retry-after': String(FORMS_PER_VISITOR.windowSeconds) };
  await sendFile(request, response, page.html, {
    status: STATUS[state.status],
    headers: {
      ...page.headers,
      'cache-control': 'no-store',
      'content-language': route.locale,
      ...(state.status === 'too-many' ? retryAfter : {}),
    },
  });
}

/** The application whose applicant has sent the form of their own page. */
function readOwn(
  { applicationTokens, database }: FormPages,
  { token = '' }: Readonly<Record<string, string>>,
) {
  return readApplication({ applicationTokens, query: database.query }, token);
}
