import { one } from '#domain/kernel/one.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Query } from '../adapters/sql.ts';
import { refuse } from './http/refuse.ts';
import { readTarget } from './http/request-target.ts';
import { commonHeaders } from './http/security-headers.ts';

export type CredentialFilesOptions = {
  readonly query: Query;
  /** What `/.well-known/did.json` says. */
  readonly document: object;
  /** Signs the list of that number with these places revoked. */
  readonly signList: (list: number, revoked: readonly number[], now: Date) => Promise<object>;
  readonly isSecure: boolean;
  readonly now: () => Date;
};

const DID_PATH = '/.well-known/did.json';
const LIST_PATH = /^\/credentials\/status\/([1-9]\d{0,5})$/;
/** A list is good for two days: signed again twice daily, none that is served is older than half a day. */
const RENEW_MS = 12 * 3_600_000;
/** So that a revocation is seen within a minute. */
const CACHING = 'public, max-age=30';

type SignedList = { readonly count: number; readonly signedAt: Date; readonly text: string };

/**
 * Serves what verifiers everywhere read of this issuer: its document with its keys, and the status lists of its
 * certificates. Any site may read both.
 */
export function createCredentialFiles(
  options: CredentialFilesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { document, isSecure } = options;
  const headers = {
    ...commonHeaders(isSecure),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': CACHING,
  };
  const signed = new Map<number, SignedList>();
  return async (request, response) => {
    const path = readTarget(request.url)?.path ?? '';
    const list = Number(LIST_PATH.exec(path)?.[1] ?? Number.NaN);
    if (path !== DID_PATH && Number.isNaN(list)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'This file can only be read.', { ...headers, allow: 'GET, HEAD' });
      return true;
    }
    const text = path === DID_PATH ? JSON.stringify(document) : await readList(options, signed, list);
    if (text === undefined) {
      refuse(response, 404, 'There is no such list.', headers);
      return true;
    }
    const type = path === DID_PATH ? 'application/did+json' : 'application/vc';
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(text) });
    response.end(request.method === 'HEAD' ? undefined : text);
    return true;
  };
}

/** The list as it is now; undefined where no certificate has a place in it. */
async function readList(
  { query, signList, now }: CredentialFilesOptions,
  signed: Map<number, SignedList>,
  list: number,
): Promise<string | undefined> {
  const { rows } = await query<{ is_used: boolean; revoked: number[] }>(
    `select exists (select from public.status_places where list = $1) as is_used,
       array(select place from public.credential_revocations where list = $1 order by place) as revoked`,
    [list],
  );
  const row = one(rows);
  if (!row.is_used) return undefined;
  const known = signed.get(list);
  const moment = now();
  // Revocations are only added, so that their count says whether any is new.
  const isFresh = known && moment.getTime() - known.signedAt.getTime() < RENEW_MS;
  if (isFresh && known.count === row.revoked.length) return known.text;
  const text = JSON.stringify(await signList(list, row.revoked, moment));
  signed.set(list, { count: row.revoked.length, signedAt: moment, text });
  return text;
}
