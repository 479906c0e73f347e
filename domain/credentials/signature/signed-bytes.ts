import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Proof } from '../shape/proof-schema.ts';
import { canonicalStatements } from './canonical-statements.ts';
import { toStatements } from './to-statements.ts';

/** A document of ours with its one proof. */
export type SignedDocument = Readonly<Record<string, unknown>> & { readonly proof: Proof };

/**
 * The 64 bytes that the suite `eddsa-rdfc-2022` signs: the hash of what the proof says about itself, then the hash of the
 * document without its proof (Data Integrity EdDSA Cryptosuites 1.0, 3.2).
 *
 * @throws when the document has a word or a shape that is not ours
 */
export function signedBytes({ proof, ...document }: SignedDocument): Uint8Array {
  const { proofValue: _signature, ...options } = proof;
  return concatBytes(hash(options), hash(document));
}

function hash(document: Readonly<Record<string, unknown>>): Uint8Array {
  return sha256(utf8ToBytes(canonicalStatements(toStatements(document))));
}
