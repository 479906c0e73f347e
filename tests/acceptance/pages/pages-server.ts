import { LANGUAGES } from '#domain/kernel/languages.ts';
import { request as httpRequest } from 'node:http';
import { openProduct } from '#tests/support/start-product.ts';
import type { TestServer } from '#tests/support/server.ts';

export const LOCALES = LANGUAGES;
export const PATHS = [
  '/',
  '/puzzle',
  '/community',
  '/plans',
  '/verify',
  '/invitation',
  '/what-we-do-not-model',
  '/terms',
  '/privacy',
  '/risk-disclosure',
];

/** The whole product on a database of its own. */
export type PagesServer = TestServer & {
  /** Runs a statement as the owner. */
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
};

/** Starts the product; `env` is added to its environment. */
export async function startPages(env: Record<string, string> = {}): Promise<PagesServer> {
  const { server, database, stop } = await openProduct({ env });
  return {
    ...server,
    query: async (text, values) => (await database.query<Record<string, unknown>>(text, values)).rows,
    stop,
  };
}

/** The address of a public page in a language. */
export function addressOf(locale: string, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Posts a form as a browser does from a page of the site; other headers may be added or set to undefined. */
export function postForm(
  server: TestServer,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { origin: server.url, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

type RawAnswer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** A request without what `fetch` adds and undoes: no decompression, no normalised path, any `Host`. */
export function requestRaw(
  server: TestServer,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: 'localhost', port, path, method: options.method ?? 'GET', headers: options.headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(options.body);
  });
}
