import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and reads the passes that stand in the addresses of a lesson's media files. */
export type MediaPasses = {
  /** A pass for the files of one lesson. It opens nothing else, and is no session. */
  issue(lessonId: string, expiresAt: Date): string;
  /** The lesson that a pass opens; undefined when we did not make it, or it is over. */
  read(pass: string, now: Date): string | undefined;
};

const PASS = /^(?<lessonId>[0-9a-f-]{36})\.(?<expiresAt>\d{1,12})\.(?<signature>[\w-]{43})$/;

/**
 * A pass is the lesson, the second it ends at, and an HMAC-SHA256 of both. Browsers send it without any header, which
 * `<video>` could not set.
 *
 * @param hashKey the installation's secret; the key made of it signs nothing but these
 */
export function createMediaPasses(hashKey: string): MediaPasses {
  const key = createHmac('sha256', hashKey).update('lesson-media:pass').digest();
  const sign = (claims: string) => createHmac('sha256', key).update(claims).digest();
  return {
    issue(lessonId, expiresAt) {
      const claims = `${lessonId}.${Math.floor(expiresAt.getTime() / 1000)}`;
      return `${claims}.${sign(claims).toString('base64url')}`;
    },
    read(pass, now) {
      const groups = PASS.exec(pass)?.groups;
      if (groups?.lessonId === undefined) return undefined;
      const { lessonId, expiresAt, signature } = groups;
      const isOurs = timingSafeEqual(
        Buffer.from(signature ?? '', 'base64url'),
        sign(`${lessonId}.${expiresAt}`),
      );
      return isOurs && now.getTime() < Number(expiresAt) * 1000 ? lessonId : undefined;
    },
  };
}
