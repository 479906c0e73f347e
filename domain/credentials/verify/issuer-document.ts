import * as v from 'valibot';

const moment = v.pipe(v.string(), v.isoTimestamp());

/**
 * The document of a `did:web` issuer, as far as we rely on it. What else it says is nothing to us, so that it is read
 * loosely; the keys are read strictly.
 */
export const issuerDocumentSchema = v.object({
  id: v.string(),
  verificationMethod: v.array(
    v.object({
      id: v.string(),
      type: v.literal('Multikey'),
      controller: v.string(),
      publicKeyMultibase: v.string(),
      /** From then on it verifies nothing. */
      expires: v.optional(moment),
      /** Since then it is not the issuer's any more. */
      revoked: v.optional(moment),
    }),
  ),
  assertionMethod: v.array(v.string()),
});
