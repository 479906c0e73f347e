import * as v from 'valibot';

const key = v.pipe(v.string(), v.maxLength(1024));

/** Which object is copied or moved, and where to: into its own bucket unless another is named. */
export const fromTo = v.object({
  bucketId: key,
  sourceKey: key,
  destinationKey: key,
  destinationBucket: v.optional(key),
});
