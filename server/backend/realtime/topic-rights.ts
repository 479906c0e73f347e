import type { Statement } from '../database/batch.ts';
import type { Database, Transaction } from '../database/database.ts';
import { localSettings } from '../database/local-settings.ts';
import type { Identity } from '../http/exchange.ts';

/** What a message is for, as policies on `realtime.messages` see it in the column of that name. */
export type Extension = 'broadcast' | 'presence';

/** What the policies on `realtime.messages` let somebody do with a private topic. */
export type TopicRights = {
  reads(identity: Identity, topic: string): Promise<Readonly<Record<Extension, boolean>>>;
  writes(identity: Identity, topic: string, extension: Extension): Promise<boolean>;
};

/**
 * Refused by a policy, for want of a privilege or since only reading is allowed; a role that does not exist or may not be
 * taken is refused as well, and so is a topic that PostgreSQL cannot keep.
 */
const REFUSALS = new Set(['42501', '25006', '22023', '42704', '22021']);

class Undo extends Error {
  override readonly name = 'Undo';
}

/**
 * Asks PostgreSQL itself, by rows that are never committed: one is put there and read under the role and claims of whoever
 * asks, or written under them. So policies may use whatever SQL can say.
 *
 * @param database the owner's, which may write the row to be read
 */
export function createTopicRights(database: Database): TopicRights {
  return {
    async reads(identity, topic) {
      const rows = await tryOut(database, async ({ batch }) => {
        const put: Statement = {
          text: `insert into realtime.messages (topic, extension, event)
                 values ($1, 'broadcast', ''), ($1, 'presence', '')`,
          values: [topic],
        };
        const look: Statement = {
          text: `select extension from realtime.messages
                 where topic = $1 and event = '' and xmin = pg_current_xact_id()::xid`,
          values: [topic],
        };
        return (await batch([put, become(identity, topic), look])).at(-1)?.rows ?? [];
      });
      const readable = new Set(rows?.map(([extension]) => extension));
      return { broadcast: readable.has('broadcast'), presence: readable.has('presence') };
    },

    async writes(identity, topic, extension) {
      const isWritten = await tryOut(database, async ({ batch }) => {
        const write: Statement = {
          text: 'insert into realtime.messages (topic, extension) values ($1, $2)',
          values: [topic, extension],
        };
        await batch([become(identity, topic), write]);
        return true;
      });
      return isWritten ?? false;
    },
  };
}

function become({ role, claims, claimsText }: Identity, topic: string): Statement {
  return localSettings({
    role,
    'request.jwt.claims': claimsText,
    'realtime.topic': topic,
    statement_timeout: '3s',
    // Whoever looks on as somebody else only reads.
    transaction_read_only: claims.act === undefined ? undefined : 'on',
  });
}

/** Does something that leaves nothing behind; undefined when PostgreSQL refused it. */
async function tryOut<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T | undefined> {
  let result: T | undefined;
  try {
    await database.transaction(async (transaction) => {
      result = await work(transaction);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return result;
    if (error instanceof Error && 'code' in error && REFUSALS.has(String(error.code))) return undefined;
    throw error;
  }
  return undefined;
}
