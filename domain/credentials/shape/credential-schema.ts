import * as v from 'valibot';
import { achievementSchema } from './achievement-schema.ts';
import { ACHIEVEMENT_SCHEMA, CONTEXTS } from './contexts.ts';
import { issuerSchema } from './issuer-schema.ts';
import { lineSchema } from './line-schema.ts';
import { momentSchema } from './moment-schema.ts';
import { proofSchema } from './proof-schema.ts';

const text = v.pipe(lineSchema, v.maxLength(300));

/** What the holder is known by: the hash of an address always, the name only when they agreed to it. */
const addressSchema = v.strictObject({
  type: v.literal('IdentityObject'),
  hashed: v.literal(true),
  identityHash: v.pipe(v.string(), v.regex(/^sha256\$[\da-f]{64}$/)),
  identityType: v.literal('emailAddress'),
  salt: v.pipe(v.string(), v.regex(/^[\w-]{22,64}$/)),
});
const nameSchema = v.strictObject({
  type: v.literal('IdentityObject'),
  hashed: v.literal(false),
  identityHash: text,
  identityType: v.literal('name'),
});

const resultSchema = v.strictObject({
  type: v.strictTuple([v.literal('Result')]),
  resultDescription: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f-]{36}#[a-z-]+$/)),
  // A text, as Open Badges has it: a number would be written in as many ways as there are readers.
  value: text,
});

const statusEntrySchema = v.strictObject({
  id: v.pipe(v.string(), v.url(), v.maxLength(400)),
  type: v.literal('BitstringStatusListEntry'),
  statusPurpose: v.literal('revocation'),
  statusListIndex: v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,5})$/)),
  statusListCredential: v.pipe(v.string(), v.url(), v.maxLength(400)),
});

const claims = {
  '@context': v.strictTuple([v.literal(CONTEXTS[0]), v.literal(CONTEXTS[1]), v.literal(CONTEXTS[2])]),
  id: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f-]{36}$/)),
  type: v.strictTuple([v.literal('VerifiableCredential'), v.literal('OpenBadgeCredential')]),
  issuer: issuerSchema,
  validFrom: momentSchema,
  validUntil: v.optional(momentSchema),
  name: text,
  credentialSubject: v.strictObject({
    type: v.strictTuple([v.literal('AchievementSubject')]),
    identifier: v.union([v.strictTuple([addressSchema]), v.strictTuple([addressSchema, nameSchema])]),
    achievement: achievementSchema,
    result: v.pipe(v.array(resultSchema), v.minLength(6), v.maxLength(9)),
  }),
  credentialSchema: v.strictTuple([
    v.strictObject({
      id: v.literal(ACHIEVEMENT_SCHEMA),
      type: v.literal('1EdTechJsonSchemaValidator2019'),
    }),
  ]),
  credentialStatus: statusEntrySchema,
};

/** A certificate before it is signed. */
export const unsignedCredentialSchema = v.strictObject(claims);

/**
 * A signed certificate. The shape is closed: every property is known, every array has its order. So nothing can be added
 * to it that the signature does not cover, and nothing rearranged that JSON-LD reads the same.
 */
export const credentialSchema = v.strictObject({ ...claims, proof: proofSchema });

export type UnsignedCredential = v.InferOutput<typeof unsignedCredentialSchema>;
export type Credential = v.InferOutput<typeof credentialSchema>;
