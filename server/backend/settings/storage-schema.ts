import * as v from 'valibot';
import { parseSize } from './parse-size.ts';
import { s3 } from './s3-schema.ts';

const size = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const bytes = parseSize(dataset.value);
    if (bytes !== undefined) return bytes;
    addIssue({ message: `"${dataset.value}" is not a size such as "50MiB"` });
    return NEVER;
  }),
);

const bucket = v.object({
  public: v.optional(v.boolean(), false),
  file_size_limit: v.optional(size),
  allowed_mime_types: v.optional(v.array(v.string())),
});

/** `[storage]`: files, with the Supabase CLI's keys and defaults. */
export const storage = v.object({
  enabled: v.optional(v.boolean(), true),
  /** The largest file; a bucket can only lower it. */
  file_size_limit: v.optional(size, '50MiB'),
  /** Ours: how much the files of one person may take up together. */
  user_quota: v.optional(size, '1GiB'),
  /** Ours: how much of the disk stays free; what would take more is refused. */
  free_disk_floor: v.optional(size, '1GiB'),
  /** Buckets that are made at the start if they are not there. What was changed since is left as it is. */
  buckets: v.optional(v.record(v.string(), bucket), {}),
  /** Ours: where files lie when it is not the disk. */
  s3: v.optional(s3),
});
