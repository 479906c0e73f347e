import * as v from 'valibot';
import { momentSchema } from './moment-schema.ts';

/** One Data Integrity proof by the suite `eddsa-rdfc-2022`, and nothing else in it. */
export const proofSchema = v.strictObject({
  type: v.literal('DataIntegrityProof'),
  cryptosuite: v.literal('eddsa-rdfc-2022'),
  created: momentSchema,
  verificationMethod: v.pipe(v.string(), v.regex(/^did:web:[\w.%:-]+#[\w-]+$/), v.maxLength(400)),
  proofPurpose: v.literal('assertionMethod'),
  // 64 bytes in base58btc.
  proofValue: v.pipe(v.string(), v.regex(/^z[1-9A-HJ-NP-Za-km-z]{60,90}$/)),
});

export type Proof = v.InferOutput<typeof proofSchema>;
