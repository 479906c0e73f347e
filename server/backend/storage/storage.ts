import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { BodyTooLargeError } from '../http/body.ts';
import type { Service } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { OutsideJobHandler } from '../jobs/jobs.ts';
import type { StorageSettings } from '../settings/schema.ts';
import type { StorageContext } from './context.ts';
import { databaseRefusal, errorReply } from './error-reply.ts';
import { refusals } from './refusals.ts';
import { findRoute } from './routes.ts';
import { createSignedAddresses, type Signer } from './signed/signed-addresses.ts';
import { isResumable, resumableErrorReply } from './resumable/protocol.ts';
import { StorageError } from './storage-error.ts';
import { createDiskStore } from './store/disk-store.ts';
import { createPartialFiles } from './store/partial-files.ts';
import { openS3Store } from './store/s3-store.ts';
import { createSpool } from './store/spool.ts';
import { createSweep } from './sweep.ts';
import { createUploadSlots } from './upload-slots.ts';

export type StorageOptions = {
  /** Logs in as a role that can become the roles of requests. */
  readonly database: Database;
  readonly settings: StorageSettings;
  /** The folder of the installation's data; files lie in `storage` there. */
  readonly dataDir: string;
  /** The installation's secret, from which the key of signed addresses is derived. */
  readonly hashKey: string;
  /** Whether somebody's session has ended, or their account is banned or gone. */
  readonly isRevoked: (signer: Signer) => boolean;
  /** Current time in milliseconds. */
  readonly now?: () => number;
  readonly log: Log;
};

export type Storage = {
  readonly service: Service;
  /** The job that removes files without an object. */
  readonly sweep: OutsideJobHandler;
};

/** Serves buckets and objects as a hosted Supabase does. Who may do what is said by the policies of `storage.objects`. */
export async function createStorage(options: StorageOptions): Promise<Storage> {
  const { database, settings, dataDir, hashKey, isRevoked, now = Date.now, log } = options;
  const folder = join(dataDir, 'storage');
  const context: StorageContext = {
    database,
    settings,
    store: settings.s3 ? await openS3Store(settings.s3) : createDiskStore(join(folder, 'objects')),
    spool: createSpool(join(folder, 'incoming'), settings.free_disk_floor),
    partial: createPartialFiles(join(folder, 'resumable')),
    uploads: createUploadSlots(),
    signed: createSignedAddresses(hashKey, isRevoked, now),
    log,
  };
  return {
    async service(request) {
      try {
        const { endpoint, target } = findRoute(request.method, request.path);
        return await endpoint(context, request, target);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return isResumable(request.path) ? resumableErrorReply(refusal) : errorReply(refusal);
      }
    },
    sweep: createSweep(context, now),
  };
}

/** What a caller is told of an error; undefined for a fault of ours. */
function refusalOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof BodyTooLargeError) return refusals.tooLarge();
  return error instanceof pg.DatabaseError ? databaseRefusal(error) : undefined;
}
