import { StorageError } from './storage-error.ts';

/** Every refusal with the words of a hosted Supabase. */
export const refusals = {
  noSuchBucket: () =>
    new StorageError(404, 'NoSuchBucket', 'Bucket not found', { error: 'Bucket not found' }),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'Object not found', { error: 'not_found' }),
  noSuchUpload: () => new StorageError(404, 'NoSuchUpload', 'Upload not found'),
  noSuchRoute: () => new StorageError(404, 'NotFound', 'There is nothing at this address.'),
  exists: () =>
    new StorageError(409, 'ResourceAlreadyExists', 'The resource already exists', { error: 'Duplicate' }),
  bucketNotEmpty: () =>
    new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  denied: (message: string) => new StorageError(403, 'AccessDenied', message, { error: 'Unauthorized' }),
  invalidKey: (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`),
  invalidBucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', { error: 'Invalid Input' }),
  invalidRequest: (message: string) => new StorageError(400, 'InvalidRequest', message),
  invalidMimeType: (mimeType: string) =>
    new StorageError(415, 'InvalidMimeType', `mime type ${mimeType.slice(0, 200)} is not supported`, {
      error: 'invalid_mime_type',
    }),
  tooLarge: () =>
    new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size', {
      error: 'Payload too large',
    }),
  overQuota: () =>
    new StorageError(413, 'QuotaExceeded', 'Your files would take up more than an account may store.', {
      error: 'Payload too large',
    }),
  diskFull: () =>
    new StorageError(507, 'InsufficientStorage', 'There is no room for this file at the moment.'),
  wrongOffset: () => new StorageError(409, 'TusError', 'Upload-Offset is not where the upload broke off'),
  locked: () => new StorageError(423, 'ResourceLocked', 'The resource is locked'),
  tooManyUploads: () =>
    new StorageError(429, 'SlowDown', 'Too many uploads at once. Wait until one of them has ended.'),
  invalidRange: (size: number) =>
    new StorageError(416, 'InvalidRange', 'invalid range provided', {
      error: 'invalid_range',
      headers: { 'content-range': `bytes */${size}` },
    }),
  invalidToken: (reason: string) => new StorageError(400, 'InvalidJWT', reason),
  invalidSignature: () => new StorageError(400, 'InvalidSignature', 'Invalid signature'),
};
