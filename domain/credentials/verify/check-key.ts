import * as v from 'valibot';
import { fromMultikey } from '../signature/multikey.ts';
import { issuerDocumentSchema } from './issuer-document.ts';
import { type Check, type Evidence, failed, unchecked, verified } from './verification.ts';

/** The check of an issuer's key, the key where the issuer's document has it, and since when it is not the issuer's any more. */
export type CheckedKey = {
  readonly check: Check;
  readonly key: Uint8Array | undefined;
  readonly revoked?: string;
};

/**
 * Looks a key up where its issuer lists it, and nowhere else: what a proof says about its own key is a name to look for.
 * Keys that were revoked or have expired are refused here; the libraries for such proofs leave that to us.
 *
 * @param signer the issuer that a document names, and the name of the key in its proof
 */
export function checkKey(
  signer: { readonly issuer: string; readonly verificationMethod: string },
  { issuer, keys, now }: Pick<Evidence, 'issuer' | 'keys' | 'now'>,
): CheckedKey {
  const without = (check: Check): CheckedKey => ({ check, key: undefined });
  if (signer.issuer !== issuer) return without(failed('key', 'other-issuer'));
  if (!keys) return without(unchecked('key', 'unread'));
  const parsed = v.safeParse(issuerDocumentSchema, keys.document);
  if (!parsed.success || parsed.output.id !== issuer) return without(unchecked('key', 'unread'));
  const { verificationMethod, assertionMethod } = parsed.output;
  const methods = verificationMethod.filter(({ id }) => id === signer.verificationMethod);
  const [method] = methods;
  const key = method && fromMultikey(method.publicKeyMultibase);
  // Two keys of one name would let each signature choose.
  const isListed =
    methods.length === 1 &&
    method?.controller === issuer &&
    assertionMethod.includes(signer.verificationMethod);
  if (!isListed || !key) return without(failed('key', 'not-listed'));
  if (method.revoked !== undefined) {
    return { check: failed('key', 'key-revoked'), key, revoked: method.revoked };
  }
  if (method.expires !== undefined && Date.parse(method.expires) <= now.getTime()) {
    return { check: failed('key', 'key-expired'), key };
  }
  return { check: keys.from === 'issuer' ? verified('key', 'listed') : unchecked('key', 'copy'), key };
}
