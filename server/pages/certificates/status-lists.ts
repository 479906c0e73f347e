import { one } from '#domain/kernel/one.ts';
import type { Query } from '../../adapters/sql.ts';

/** Reads a status list as it is now, signed; undefined where no certificate has a place in it. */
export type ReadList = (list: number) => Promise<string | undefined>;

export type StatusListsOptions = {
  readonly query: Query;
  /** Signs the list of that number with these places revoked. */
  readonly signList: (list: number, revoked: readonly number[], now: Date) => Promise<object>;
  /** The name of the key that signs now: lists are signed again once it is another. */
  readonly signingKey: () => Promise<string>;
  readonly now: () => Date;
};

/** A list is good for two days: signed again twice daily, none that is read is older than half a day. */
const RENEW_MS = 12 * 3_600_000;

type SignedList = {
  readonly count: number;
  readonly signedAt: Date;
  readonly key: string;
  readonly text: string;
};

/** Signs status lists as they are asked for, and again when a revocation has come, the key is another or they grow old. */
export function createStatusLists({ query, signList, signingKey, now }: StatusListsOptions): ReadList {
  const signed = new Map<number, SignedList>();
  return async (list) => {
    const { rows } = await query<{ is_used: boolean; revoked: number[] }>(
      `select exists (select from public.status_places where list = $1) as is_used,
         array(select place from public.credential_revocations where list = $1 order by place) as revoked`,
      [list],
    );
    const row = one(rows);
    if (!row.is_used) return undefined;
    const known = signed.get(list);
    const moment = now();
    // Revocations are only added, so that their count says whether any is new.
    const isFresh = known && moment.getTime() - known.signedAt.getTime() < RENEW_MS;
    const key = await signingKey();
    if (isFresh && known.count === row.revoked.length && known.key === key) return known.text;
    const text = JSON.stringify(await signList(list, row.revoked, moment));
    signed.set(list, { count: row.revoked.length, signedAt: moment, key, text });
    return text;
  };
}
