import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1, 'is empty'));

/** A secret is named by its variable, `env(NAME)`; one that is not set stands there as it was written. */
const secret = v.pipe(
  text,
  v.check((value) => !value.startsWith('env('), 'the variable that it names is not set'),
);

/** `[storage.s3]`, ours: another place for files than the disk, any service that speaks S3. */
export const s3 = v.object({
  endpoint: v.pipe(v.string(), v.url('is not a URL')),
  region: v.optional(text, 'us-east-1'),
  bucket: text,
  access_key_id: secret,
  secret_access_key: secret,
  /** Whether the bucket stands in the path and not in the name of the host, as most services other than Amazon's want it. */
  force_path_style: v.optional(v.boolean(), true),
});

export type S3Settings = v.InferOutput<typeof s3>;
