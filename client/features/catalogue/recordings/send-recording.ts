import { RECORDINGS } from '#domain/catalogue/lecture/recording-contract.ts';
import { BackendError } from '../../../lib/backend/backend-error.ts';
import type { Backend } from '../../../lib/backend/connect-backend.ts';

/** The pieces in which a file is sent: as large as a hosted Supabase wants them. */
const PIECE_BYTES = 6 * 1024 * 1024;

/** A file on its way. */
export interface Sending {
  /** Resolves with the name under which it has arrived; rejects with a BackendError. */
  arrived: Promise<string>;
  pause: () => void;
  resume: () => void;
  /** Gives it up: what has come is removed. */
  cancel: () => void;
}

/**
 * Sends the file of a recording in pieces. After a lost connection, and after the page was closed in the middle, it goes on
 * with what has not come yet.
 *
 * @param type its media type
 * @param onPercent told how much has come, in whole percent
 */
export async function sendRecording(
  { resumable }: Pick<Backend, 'resumable'>,
  lessonId: string,
  { file, type }: { file: File; type: string },
  onPercent: (percent: number) => void,
): Promise<Sending> {
  const { DetailedError, Upload } = await import('tus-js-client');
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let objectName = `${lessonId}/${crypto.randomUUID()}`;
  const upload = new Upload(file, {
    endpoint: resumable.endpoint,
    chunkSize: PIECE_BYTES,
    retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
    removeFingerprintOnSuccess: true,
    metadata: { bucketName: RECORDINGS, objectName, contentType: type, cacheControl: '3600' },
    async onBeforeRequest(request) {
      for (const [name, value] of await resumable.headers()) request.setHeader(name, value);
    },
    onProgress: (sent, total) => onPercent(total === 0 ? 0 : Math.floor((sent / total) * 100)),
    onSuccess: () => resolve(objectName),
    onError(error) {
      const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
      reject(
        status === undefined
          ? new BackendError('network', 0, error.message)
          : new BackendError(`recording-${status}`, status, error.message),
      );
    },
  });
  // The same file for the same lesson, which was not sent to its end before.
  const earlier = (await upload.findPreviousUploads()).find(({ metadata }) =>
    metadata.objectName?.startsWith(`${lessonId}/`),
  );
  if (earlier) {
    objectName = earlier.metadata.objectName ?? objectName;
    upload.options.metadata = { ...upload.options.metadata, objectName };
    upload.resumeFromPreviousUpload(earlier);
  }
  upload.start();
  return {
    arrived: promise,
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  };
}
