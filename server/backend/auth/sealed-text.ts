import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Keeps text that has to be read again (unlike a password) so that the database alone does not give it away. */
export type SealedText = {
  /** @param owner what the text belongs to: sealed text that was moved to another row does not open */
  seal(text: string, owner: string): Buffer;
  /** @throws when the bytes were changed, belong to another owner, or were sealed by another installation */
  open(sealed: Buffer, owner: string): string;
};

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM (NIST SP 800-38D) with a random IV; IV and tag stand before the ciphertext. @param hashKey the installation's secret */
export function createSealedText(hashKey: string): SealedText {
  const key = createHmac('sha256', hashKey).update('auth:sealed-text').digest();
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, owner) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const body = sealed.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
