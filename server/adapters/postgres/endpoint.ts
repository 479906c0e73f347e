/** Where a PostgreSQL server listens. */
export interface Endpoint {
  /** Settings of the server that make it listen there and nowhere else. */
  settings: Record<string, string>;
  /** Password of every role, or null where the file system decides who may connect. */
  password: string | null;
  /** Folder that PostgreSQL writes to for this endpoint, or null. */
  folder: string | null;
  /** The connection URL of a role, for the database `postgres`. */
  urlFor(role: string): string;
  /** Removes what a killed PostgreSQL left there, which would keep the next one from listening. */
  clear(): Promise<void>;
  /** Removes what the endpoint left in the file system. */
  close(): Promise<void>;
}
