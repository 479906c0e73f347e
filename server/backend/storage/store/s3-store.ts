import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Settings } from '../../settings/s3-schema.ts';
import type { FileStore } from './file-store.ts';

/** Files lie below this name, so that the bucket may hold other things. */
const PREFIX = 'objects/';

/** How many files are removed at once. */
const AT_ONCE = 20;

/** Keeps files in a service that speaks S3. Its client is loaded here, since most installations never need it. */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const { bucket: Bucket } = settings;
  const client = new sdk.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.force_path_style,
    credentials: { accessKeyId: settings.access_key_id, secretAccessKey: settings.secret_access_key },
    // Checksums behind a body are Amazon's own; others refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (version: string) => ({ Bucket, Key: PREFIX + version });

  return {
    async adopt(path, version) {
      const { size } = await stat(path);
      await client.send(
        new sdk.PutObjectCommand({ ...at(version), Body: createReadStream(path), ContentLength: size }),
      );
      await rm(path, { force: true });
    },

    async read(version, range) {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const found = await unlessMissing(client.send(new sdk.GetObjectCommand({ ...at(version), ...part })));
      if (!found) return undefined;
      return found.Body instanceof Readable ? found.Body : Readable.from([]);
    },

    async copy(from, to) {
      const CopySource = `${Bucket}/${PREFIX}${from}`;
      const copied = client.send(new sdk.CopyObjectCommand({ ...at(to), CopySource }));
      return (await unlessMissing(copied)) !== undefined;
    },

    async remove(versions) {
      for (let first = 0; first < versions.length; first += AT_ONCE) {
        const some = versions.slice(first, first + AT_ONCE);
        await Promise.all(some.map((version) => client.send(new sdk.DeleteObjectCommand(at(version)))));
      }
    },

    async *all() {
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key !== undefined && LastModified) {
            yield { version: Key.slice(PREFIX.length), storedAt: LastModified };
          }
        }
      }
    },
  };
}

/** Undefined where the service says that there is no such file. */
async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined;
    throw error;
  });
}
