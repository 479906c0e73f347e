import * as v from 'valibot';
import { oneOrNone } from '#domain/kernel/one.ts';
import { achievementSchema } from '#domain/credentials/shape/achievement-schema.ts';
import { buildCredential } from '#domain/credentials/shape/build-credential.ts';
import { earnedFactsSchema } from '#domain/credentials/shape/earned-facts.ts';
import { STATUS_LIST_BITS } from '#domain/credentials/status/status-list.ts';
import { canonicalJson } from '#domain/credentials/text/canonical-json.ts';
import type { Signer } from '../../adapters/credentials/signer.ts';
import type { Query } from '../../adapters/sql.ts';
import { HAS_CONFIRMED_ADDRESS } from '../find-recipient.ts';

/** The job that signs what was ordered, and how often it looks. */
export const ISSUE_CERTIFICATES = { kind: 'credentials/issue-certificates', everySeconds: 15 } as const;

/** Signed in one run; the rest comes in the next. */
const AT_ONCE = 20;
/** So many orders that cannot be signed are passed by in a run, to come to those that can. */
const PASSED_BY = 200;
/** A list is given up for a new one at half, so that a free place is found by a few tries. */
const FULL = STATUS_LIST_BITS / 2;

/** What cannot be worked out: who issues, and what is drawn by lot. */
export type IssueOptions = {
  readonly signer: Signer;
  readonly issuer: { readonly name: string; readonly url: string };
  readonly lots: {
    readonly id: () => string;
    /** A place of a status list. */
    readonly place: () => number;
    readonly salt: () => string;
    /** The address of the page, of letters and digits that nobody mistakes. */
    readonly slug: () => string;
  };
  readonly now: () => Date;
  readonly log: { error(message: string, fields?: Record<string, unknown>): void };
};

type OrderRow = {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly course_id: string;
  readonly facts: unknown;
  readonly body: unknown;
};

/**
 * Signs the certificates that were ordered and not yet issued: each once, whatever becomes of the server meanwhile. One waits until its
 * learner has confirmed the address that it is made out to, which may be a stranger's until then. An order that cannot
 * be signed is named in the log and tried again in the next run; those after it do not wait for it.
 */
export function createIssueCertificates(options: IssueOptions) {
  return async (_payload: unknown, query: Query): Promise<void> => {
    const failed: string[] = [];
    for (let issued = 0; issued < AT_ONCE && failed.length < PASSED_BY; ) {
      const order = await nextOrder(query, failed);
      if (!order) return;
      await query('savepoint issuing');
      try {
        await issueOne(options, query, order);
        await query('release savepoint issuing');
        issued += 1;
      } catch (error) {
        await query('rollback to savepoint issuing');
        options.log.error('a certificate could not be signed', { order: order.id, error });
        failed.push(order.id);
      }
    }
  };
}

async function nextOrder(query: Query, failed: readonly string[]): Promise<OrderRow | undefined> {
  const { rows } = await query<OrderRow>(
    `select orders.id, orders.user_id, users.email, achievements.course_id, orders.facts, achievements.body
     from public.certificate_orders as orders
     join public.achievements on achievements.id = orders.achievement_id
     join auth.users on users.id = orders.user_id and ${HAS_CONFIRMED_ADDRESS}
     where not exists (select from public.credentials where credentials.order_id = orders.id)
       and orders.id <> all ($1::uuid[])
     order by orders.ordered_at limit 1 for update of orders skip locked`,
    [failed],
  );
  return oneOrNone(rows);
}

async function issueOne(
  { signer, issuer, lots, now }: IssueOptions,
  query: Query,
  order: OrderRow,
): Promise<void> {
  const { name, ...earned } = v.parse(earnedFactsSchema, order.facts);
  const status = await takePlace(query, lots.place);
  const issuedAt = now();
  const id = lots.id();
  const credential = buildCredential({
    id,
    issuer: { did: signer.did, ...issuer },
    achievement: v.parse(achievementSchema, order.body),
    issuedAt,
    recipient: { email: order.email, salt: lots.salt(), name },
    ...earned,
    status: { list: `${issuer.url}/credentials/status/${status.list}`, index: status.place },
  });
  const text = canonicalJson(await signer.sign(credential, issuedAt));
  await query(
    `with signed as (
       insert into public.credentials (id, order_id, user_id, signed_text, sha256, list, place, issued_at)
       values ($1, $2, $3, $4, encode(sha256(convert_to($4, 'UTF8')), 'hex'), $5, $6, $7) returning id, user_id
     )
     insert into public.credential_shares (credential_id, user_id, slug) select id, user_id, $8 from signed`,
    [id, order.id, order.user_id, text, status.list, status.place, issuedAt, lots.slug()],
  );
  await query(
    `insert into public.certificates (user_id, course_id, issued_at) values ($1, $2, $3)
     on conflict (user_id, course_id) do nothing`,
    [order.user_id, order.course_id, issuedAt],
  );
}

/** A place that no certificate has had, by lot: from its number nobody learns how many there are, or in which order. */
async function takePlace(query: Query, draw: () => number): Promise<{ list: number; place: number }> {
  const { rows } = await query<{ list: number; taken: number }>(
    `select list, count(*)::int as taken from public.status_places group by list order by list desc limit 1`,
  );
  const last = oneOrNone(rows);
  const list = last === undefined ? 1 : last.taken >= FULL ? last.list + 1 : last.list;
  for (;;) {
    const place = draw();
    const { rowCount } = await query(
      'insert into public.status_places (list, place) values ($1, $2) on conflict do nothing',
      [list, place],
    );
    if (rowCount === 1) return { list, place };
  }
}
