import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { buildStatusList } from '#domain/credentials/status/build-status-list.ts';
import { STATUS_LIST_BITS } from '#domain/credentials/status/status-list.ts';
import { didOf } from './did-web.ts';
import { issuerDocument } from './issuer-document.ts';
import type { IssuerKey } from './issuer-keys.ts';
import { createSigner } from './signer.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SLUG_LENGTH = 20;

/**
 * What an installation needs to issue certificates: who it is, its signer, its document, and lots.
 *
 * @param site the name of the site; on an address of one's own machine the issuer says that it is for development
 */
export async function openIssuer(site: string, publicUrl: string, keys: readonly IssuerKey[]) {
  const did = didOf(publicUrl);
  const signer = await createSigner(did, keys);
  const name = isLoopback(new URL(publicUrl).hostname) ? `${site}, development issuer` : site;
  return {
    signer,
    issuer: { name, url: publicUrl },
    document: issuerDocument(did, keys),
    signList: (list: number, revoked: readonly number[], now: Date) =>
      signer.sign(
        buildStatusList({ url: `${publicUrl}/credentials/status/${list}`, did, revoked, now }),
        now,
      ),
    lots: {
      id: () => randomUUID(),
      place: () => randomInt(STATUS_LIST_BITS),
      salt: () => randomBytes(18).toString('base64url'),
      slug: () =>
        Array.from({ length: SLUG_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
    },
  };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
