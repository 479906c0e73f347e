import * as v from 'valibot';
import { type Credential, credentialSchema } from '../shape/credential-schema.ts';
import { readFacts, type StatedFacts } from '../shape/read-facts.ts';
import { hasRepeatedName } from '../text/has-repeated-name.ts';
import { type Check, failed, verified } from './verification.ts';

/** No certificate of ours is longer; what is, is not looked into. */
export const MAX_CERTIFICATE_LENGTH = 65_536;

/** What a text that should be a certificate holds, and the check of its structure. */
export type ReadCredential =
  | { readonly check: Check; readonly credential: Credential; readonly facts: StatedFacts }
  | { readonly check: Check; readonly credential: undefined; readonly facts: undefined };

/** Reads the text of a certificate: JSON of the one shape, with no word twice and none unknown. */
export function readCredential(text: string): ReadCredential {
  if (text.length > MAX_CERTIFICATE_LENGTH) return refused('too-large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('not-json');
  }
  if (hasRepeatedName(text)) return refused('repeated-name');
  const parsed = v.safeParse(credentialSchema, value);
  if (!parsed.success) return refused('unknown-shape');
  const facts = readFacts(parsed.output);
  if (!facts) return refused('contradictory');
  return { check: verified('structure', 'complete'), credential: parsed.output, facts };
}

function refused(reason: 'too-large' | 'not-json' | 'repeated-name' | 'unknown-shape' | 'contradictory') {
  return { check: failed('structure', reason), credential: undefined, facts: undefined };
}
