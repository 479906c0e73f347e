import * as v from 'valibot';

/** Base64url, as long as a key of the new algorithms with its statement can be. */
const encoded = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/), v.maxLength(32_768));

const credential = {
  id: v.pipe(encoded, v.minLength(1), v.maxLength(1400)),
  rawId: encoded,
  type: v.literal('public-key'),
};

/** What a browser answers when it has made a key (WebAuthn Level 3, `RegistrationResponseJSON`). Unsigned fields are dropped. */
export const registrationSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(10)), []),
  }),
});

/** What a browser answers when a key has signed (`AuthenticationResponseJSON`). */
export const assertionSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: v.nullish(encoded),
  }),
});

export type Registration = v.InferOutput<typeof registrationSchema>;
export type Assertion = v.InferOutput<typeof assertionSchema>;
