import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../http/refuse.ts';
import { readTarget } from '../http/request-target.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { ReadList } from './status-lists.ts';

export type CredentialFilesOptions = {
  /** What `/.well-known/did.json` says. */
  readonly document: object;
  readonly readList: ReadList;
  readonly isSecure: boolean;
};

const DID_PATH = '/.well-known/did.json';
const LIST_PATH = /^\/credentials\/status\/([1-9]\d{0,5})$/;
/** So that a revocation is seen within a minute. */
const CACHING = 'public, max-age=30';

/**
 * Serves what verifiers everywhere read of this issuer: its document with its keys, and the status lists of its
 * certificates. Any site may read both.
 */
export function createCredentialFiles(
  options: CredentialFilesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { document, readList, isSecure } = options;
  const headers = {
    ...commonHeaders(isSecure),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': CACHING,
  };
  return async (request, response) => {
    const path = readTarget(request.url)?.path ?? '';
    const list = Number(LIST_PATH.exec(path)?.[1] ?? Number.NaN);
    if (path !== DID_PATH && Number.isNaN(list)) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'This file can only be read.', { ...headers, allow: 'GET, HEAD' });
      return true;
    }
    const text = path === DID_PATH ? JSON.stringify(document) : await readList(list);
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
