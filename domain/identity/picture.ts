/** The bucket of pictures of people; what may lie in it is said by its migration. */
export const PICTURES = 'pictures';

/** The largest picture that the bucket takes, in bytes. */
export const MOST_PICTURE_BYTES = 200_000;

/** The name of somebody's picture in its bucket. Each has one: a new one takes the place of the old. */
export function picturePath(userId: string): string {
  return `${userId}/picture`;
}
