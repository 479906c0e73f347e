import pg from 'pg';
import { StorageError } from '../storage-error.ts';

/** Whether nothing was written for certain: we refused, or PostgreSQL did and lives on. */
export function isRefusal(error: unknown): boolean {
  return error instanceof StorageError || (error instanceof pg.DatabaseError && error.severity === 'ERROR');
}
