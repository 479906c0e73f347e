/** The bucket and the key that a path names; empty where it names none. */
export type Target = { readonly bucketId: string; readonly name: string };
