import type { Content } from '../reading/content.ts';
import { bankItemsOf } from '../rules/rule.ts';
import { skillHomes } from '../skill-homes.ts';
import { hashOfJson } from './hash-of-json.ts';
import { registerWords } from './register-words.ts';
import type { BankItemRow, PlacedBankItem } from './render-bank-item.ts';
import { type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';

const strandsTable = {
  name: 'placement_strands',
  key: ['strand_id'],
  columns: { strand_id: 'text', items_min: 'int', items_max: 'int' },
} as const satisfies ImportTable<string>;

/** The version of an item that a placement asks which begins now. */
type CurrentRow = {
  readonly item_id: string;
  readonly version: number;
  readonly content_hash: string;
  readonly source_hash: string;
};

/**
 * Brings the items of the placement to what the content says. An item that changed becomes another version, and one that is
 * gone is asked no more; a placement that has begun keeps asking the versions it began with.
 *
 * @returns how many rows were written
 * @throws ContentError for a formula that cannot be read
 */
export async function writePlacement(
  transaction: ImportTransaction,
  content: Content,
  compiler: string,
): Promise<number> {
  const { rows } = await transaction.query<CurrentRow>(
    'select item_id, version, content_hash, source_hash from public.placement_items where valid_to is null',
  );
  const current = new Map(rows.map((row) => [row.item_id, row]));
  const items = itemsOf(content, compiler);
  let written = await writeStrands(transaction, content);
  for (const placed of items) {
    const before = current.get(placed.item.id);
    if (before?.source_hash === placed.sourceHash) continue;
    // What renders is two hundred files, which most starts need not load.
    const { renderBankItem } = await import('./render-bank-item.ts');
    const row = renderBankItem(placed, content);
    if (before?.content_hash === row.content_hash) {
      await transaction.query(
        'update public.placement_items set source_hash = $3 where item_id = $1 and version = $2',
        [before.item_id, before.version, placed.sourceHash],
      );
      continue;
    }
    if (before) await endVersions(transaction, [before.item_id]);
    await insertVersion(transaction, row);
    written += 1;
  }
  const gone = [...current.keys()].filter((id) => !items.some(({ item }) => item.id === id));
  await endVersions(transaction, gone);
  return written + gone.length;
}

function itemsOf(content: Content, compiler: string): PlacedBankItem[] {
  const homes = skillHomes(content);
  const { skillName, belief } = registerWords(content);
  return Array.from(bankItemsOf(content), ({ bank, item }) => {
    const module = homes.get(item.skill)?.path ?? '';
    const source = JSON.stringify(item);
    const named = Array.from(source.matchAll(/"misconception":"([^"]+)"/g), ([, id = '']) => belief(id));
    const sourceHash = hashOfJson([compiler, bank.strand, module, source, skillName(item.skill), named]);
    return { bank, item, module, sourceHash };
  });
}

async function insertVersion(transaction: ImportTransaction, row: BankItemRow): Promise<void> {
  await transaction.query(
    `insert into public.placement_items
       (item_id, version, strand_id, module, skill, level, author_difficulty, difficulty, seconds, is_numeric, item, key,
        content_hash, source_hash)
     select item_id, 1 + coalesce((select max(version) from public.placement_items as old where old.item_id = row.item_id), 0),
       strand_id, module, skill, level, author_difficulty, difficulty, seconds, is_numeric, item, key, content_hash, source_hash
     from jsonb_to_record($1::jsonb) as row (
       item_id text, strand_id text, module text, skill text, level smallint, author_difficulty float8, difficulty float8,
       seconds smallint, is_numeric boolean, item jsonb, key jsonb, content_hash text, source_hash text
     )`,
    [JSON.stringify(row)],
  );
}

async function endVersions(transaction: ImportTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.query(
    'update public.placement_items set valid_to = now() where item_id = any($1) and valid_to is null',
    [ids],
  );
}

/** An installation that offers no placement has no strands to ask about. */
async function writeStrands(transaction: ImportTransaction, { placement }: Content): Promise<number> {
  const asked = placement.file?.data.offered === true ? placement.file.data.strands : [];
  const written = await upsertRows(
    transaction,
    strandsTable,
    asked.map(({ strand, ...quota }) => ({ strand_id: strand, ...quota })),
  );
  const removed = await transaction.query('delete from public.placement_strands where strand_id <> all($1)', [
    asked.map(({ strand }) => strand),
  ]);
  return written + removed.rowCount;
}
