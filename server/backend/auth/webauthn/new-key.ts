/** A key whose device has answered the challenge. */
export type NewKey = {
  /** In base64url. */
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: readonly string[];
};
