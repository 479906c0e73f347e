import * as v from 'valibot';
import { STATUS_LIST_CONTEXTS } from '../shape/contexts.ts';
import { momentSchema } from '../shape/moment-schema.ts';
import { proofSchema } from '../shape/proof-schema.ts';

const address = v.pipe(v.string(), v.url(), v.maxLength(400));

/** A signed status list of ours: closed like a certificate, and good for as long as it says. */
export const statusListSchema = v.strictObject({
  '@context': v.strictTuple([v.literal(STATUS_LIST_CONTEXTS[0])]),
  id: address,
  type: v.strictTuple([v.literal('VerifiableCredential'), v.literal('BitstringStatusListCredential')]),
  issuer: v.pipe(v.string(), v.regex(/^did:web:[\w.%:-]+$/)),
  validFrom: momentSchema,
  validUntil: momentSchema,
  credentialSubject: v.strictObject({
    id: address,
    type: v.literal('BitstringStatusList'),
    statusPurpose: v.literal('revocation'),
    encodedList: v.pipe(v.string(), v.regex(/^u[\w-]+$/), v.maxLength(30_000)),
  }),
  proof: proofSchema,
});

export type StatusList = v.InferOutput<typeof statusListSchema>;
