import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockReference } from '#domain/security/block-reference.ts';
import { preferredLocale } from './preferred-locale.ts';
import type { BlockCause, PageRenderer } from './render-public.ts';
import type { PageRoute } from './routes.ts';
import { sendFile } from './http/send-file.ts';

/**
 * Answers with the block page of the security guard in the place of any page. Who only has to wait is told how long, and
 * their browser asks again by itself.
 */
export function sendBlockPage(
  { renderer }: { readonly renderer: PageRenderer },
  request: IncomingMessage,
  response: ServerResponse,
  route: PageRoute,
  cause: BlockCause,
): Promise<void> {
  const locale = route.kind === 'public' ? route.locale : preferredLocale(request.headers['accept-language']);
  const { html, headers } = renderer.renderBlock({ locale, cause, reference: blockReference(Date.now()) });
  const isPassing = cause.kind === 'too-many-requests';
  return sendFile(request, response, html, {
    status: isPassing ? 429 : 403,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'content-language': locale,
      ...(isPassing && { 'retry-after': String(cause.seconds), refresh: String(cause.seconds) }),
    },
  });
}
