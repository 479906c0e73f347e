import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../http/refuse.ts';
import { readTarget } from '../http/request-target.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { ReadList } from './status-lists.ts';

export type CredentialFilesOptions = {
  /** What `/.well-known/did.json` says. */
  readonly readDocument: () => Promise<object>;
  readonly readList: ReadList;
  /** The timestamp of the certificate with a leaf; undefined while there is none. */
  readonly readAnchor: (leaf: string) => Promise<object | undefined>;
  /** Counts a file of a visitor as a page; gives the seconds to wait, 0 while there were not too many. */
  readonly secondsToWait: (request: IncomingMessage) => Promise<number>;
  readonly isSecure: boolean;
};

const DID_PATH = '/.well-known/did.json';
const LIST_PATH = /^\/credentials\/status\/([1-9]\d{0,5})$/;
const ANCHOR_PATH = /^\/credentials\/anchors\/([0-9a-f]{64})$/;
/** So that a revocation is seen within a minute. */
const CACHING = 'public, max-age=30';

/**
 * Serves what verifiers everywhere read of this issuer: its document with its keys, and the status lists of its
 * certificates, and the timestamps of these. Any site may read all three.
 */
export function createCredentialFiles(
  options: CredentialFilesOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const { isSecure, secondsToWait } = options;
  const headers = {
    ...commonHeaders(isSecure),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': CACHING,
  };
  return async (request, response) => {
    const path = readTarget(request.url)?.path ?? '';
    const file = findFile(options, path);
    if (!file) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'This file can only be read.', { ...headers, allow: 'GET, HEAD' });
      return true;
    }
    const wait = await secondsToWait(request);
    if (wait > 0) {
      const sentence = 'Too many files were asked for from this address. Try again later.';
      refuse(response, 429, sentence, { ...headers, 'retry-after': String(wait) });
      return true;
    }
    const text = await file.read();
    if (text === undefined) {
      refuse(response, 404, file.missing, headers);
      return true;
    }
    const { type } = file;
    response.writeHead(200, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(text) });
    response.end(request.method === 'HEAD' ? undefined : text);
    return true;
  };
}

type CredentialFile = {
  readonly type: string;
  readonly read: () => Promise<string | undefined>;
  readonly missing: string;
};

function findFile(options: CredentialFilesOptions, path: string): CredentialFile | undefined {
  const { readDocument, readList, readAnchor } = options;
  if (path === DID_PATH) {
    return {
      type: 'application/did+json',
      read: async () => JSON.stringify(await readDocument()),
      missing: 'There is no issuer.',
    };
  }
  const list = LIST_PATH.exec(path)?.[1];
  if (list !== undefined) {
    return { type: 'application/vc', read: () => readList(Number(list)), missing: 'There is no such list.' };
  }
  const leaf = ANCHOR_PATH.exec(path)?.[1];
  if (leaf === undefined) return undefined;
  // None yet is an answer, too: a page that asks has no error to show for it.
  const read = async () => JSON.stringify((await readAnchor(leaf)) ?? null);
  return { type: 'application/json', read, missing: 'There is no such timestamp.' };
}
