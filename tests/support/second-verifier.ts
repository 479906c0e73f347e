import { createHash, createPublicKey, verify } from 'node:crypto';
import { JsonLdParser } from 'jsonld-streaming-parser';
import { RDFC10 } from 'rdfjs-c14n';

/**
 * Checks a Data Integrity proof by other means than the product: a JSON-LD parser, a canonicalization and a signature of
 * other authors, so that a fault of ours cannot hide in both.
 *
 * @param contexts answers for the contexts, since nothing is fetched
 * @returns whether the signature holds; false also for a document that says a word its contexts do not know
 */
export async function verifyBySecond(
  text: string,
  publicKeyMultibase: string,
  contexts: (url: string) => object | undefined,
): Promise<boolean> {
  try {
    const { proof, ...document } = JSON.parse(text) as Record<string, unknown> & {
      proof: Record<string, string>;
    };
    const { proofValue = '', ...options } = proof;
    const signed = Buffer.concat([
      await hash({ '@context': document['@context'], ...options }, contexts),
      await hash(document, contexts),
    ]);
    const der = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      decode58(publicKeyMultibase.slice(1)).subarray(2),
    ]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, signed, key, decode58(proofValue.slice(1)));
  } catch {
    return false;
  }
}

/** The canonical N-Quads of a document. */
export async function canonicalBySecond(
  document: object,
  contexts: (url: string) => object | undefined,
): Promise<string> {
  const parser = new JsonLdParser({
    documentLoader: {
      load: async (url: string) => {
        const context = contexts(url);
        if (!context) throw new Error(`${url} is not pinned.`);
        return context;
      },
    },
    strictValues: true,
  });
  const quads = await new Promise<unknown[]>((resolve, reject) => {
    const found: unknown[] = [];
    parser.on('data', (quad) => found.push(quad));
    parser.on('error', reject);
    parser.on('end', () => resolve(found));
    parser.write(JSON.stringify(document));
    parser.end();
  });
  return (await new RDFC10().c14n(quads as never)).canonical_form;
}

async function hash(document: object, contexts: (url: string) => object | undefined): Promise<Buffer> {
  return createHash('sha256')
    .update(await canonicalBySecond(document, contexts))
    .digest();
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A leading one stands for a byte of zeros, with which one signature in 256 begins. */
function decode58(text: string): Buffer {
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(ALPHABET.indexOf(letter));
  const digits = value === 0n ? '' : value.toString(16);
  const zeros = Buffer.alloc(/^1*/.exec(text)?.[0].length ?? 0);
  return Buffer.concat([zeros, Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')]);
}
