import type { Database } from '../database/database.ts';
import type { GatewayRequest, Reply } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { StorageSettings } from '../settings/schema.ts';
import type { SignedAddresses } from './signed/signed-addresses.ts';
import type { FileStore } from './store/file-store.ts';
import type { PartialFiles } from './store/partial-files.ts';
import type { Spool } from './store/spool.ts';
import type { Target } from './target.ts';
import type { UploadSlots } from './upload-slots.ts';

/** What every endpoint works with. */
export type StorageContext = {
  /** Connections of a role that can do nothing but become the role of a request. */
  readonly database: Database;
  readonly settings: StorageSettings;
  readonly store: FileStore;
  readonly spool: Spool;
  readonly partial: PartialFiles;
  readonly uploads: UploadSlots;
  readonly signed: SignedAddresses;
  readonly log: Log;
};

export type Endpoint = (context: StorageContext, request: GatewayRequest, target: Target) => Promise<Reply>;
