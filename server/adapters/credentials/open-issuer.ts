import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { buildStatusList } from '#domain/credentials/status/build-status-list.ts';
import { STATUS_LIST_BITS } from '#domain/credentials/status/status-list.ts';
import { didOf } from './did-web.ts';
import { issuerDocument } from './issuer-document.ts';
import type { IssuerKeyring } from './issuer-keyring.ts';
import { createSigner, type Signer } from './signer.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SLUG_LENGTH = 20;

/**
 * What an installation needs to issue certificates: who it is, its signer, its document, and lots. Each use takes the keys as they
 * are then.
 *
 * @param site the name of the site; on an address of one's own machine the issuer says that it is for development
 */
export function openIssuer(site: string, publicUrl: string, keyring: IssuerKeyring) {
  const did = didOf(publicUrl);
  const signer: Signer = {
    did,
    sign: async (document, now) => (await createSigner(did, await keyring.read())).sign(document, now),
  };
  const name = isLoopback(new URL(publicUrl).hostname) ? `${site}, development issuer` : site;
  return {
    did,
    signer,
    keyring,
    issuer: { name, url: publicUrl },
    readDocument: async () => issuerDocument(did, await keyring.read()),
    /** The name of the key that signs now. */
    signingKey: async () => (await keyring.read())[0]?.name ?? '',
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
