import { BackendError } from '../../../lib/backend/backend-error.ts';

const MOST_BYTES = 15_000_000;

/**
 * Opens a picture that somebody chose, turned as it was meant to be seen.
 *
 * @throws BackendError `picture-empty`, `picture-too-large` or `picture-unreadable`
 */
export async function readPicture(file: File): Promise<ImageBitmap> {
  if (file.size === 0) throw refusal('picture-empty');
  if (file.size > MOST_BYTES) throw refusal('picture-too-large');
  return createImageBitmap(file).catch(() => {
    throw refusal('picture-unreadable');
  });
}

function refusal(code: string): BackendError {
  return new BackendError(code, 0, code);
}
