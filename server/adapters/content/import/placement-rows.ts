import { createHash } from 'node:crypto';
import { answerKeys } from '#domain/quiz/answer-keys.ts';
import { learnerQuiz } from '#domain/quiz/learner-quiz.ts';
import { ContentError } from '../content-error.ts';
import { FormulaError } from '../markdown/formula.ts';
import type { Content, PlacementBank } from '../reading/content.ts';
import { bankItemsOf } from '../rules/rule.ts';
import { skillHomes } from '../skill-homes.ts';
import { quizWords } from './quiz-body.ts';
import { type ImportTable, type ImportTransaction, upsertRows } from './upsert-rows.ts';

const strandsTable = {
  name: 'placement_strands',
  key: ['strand_id'],
  columns: { strand_id: 'text', items_min: 'int', items_max: 'int' },
} as const satisfies ImportTable<string>;

type BankItem = PlacementBank['data']['items'][number];

/** An item with all that its row is made of. */
type PlacedBankItem = {
  readonly bank: PlacementBank;
  readonly item: BankItem;
  readonly module: string;
  readonly sourceHash: string;
};

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
    const row = renderItem(placed, content);
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
  const { skillName, belief } = quizWords(content);
  return Array.from(bankItemsOf(content), ({ bank, item }) => {
    const module = homes.get(item.skill)?.path ?? '';
    const source = JSON.stringify(item);
    const named = Array.from(source.matchAll(/"misconception":"([^"]+)"/g), ([, id = '']) => belief(id));
    const sourceHash = hashOf([compiler, bank.strand, module, source, skillName(item.skill), named]);
    return { bank, item, module, sourceHash };
  });
}

function renderItem({ bank, item, module, sourceHash }: PlacedBankItem, content: Content) {
  try {
    const words = quizWords(content);
    const facts = {
      item_id: item.id,
      strand_id: bank.strand,
      module,
      skill: item.skill,
      level: item.level,
      author_difficulty: item.difficulty_b,
      seconds: item.seconds,
      is_numeric: item.kind === 'numeric',
      item: learnerQuiz({ items: [item] }, words).items[0],
      key: answerKeys({ items: [item] }, words).get(item.id),
    };
    return { ...facts, difficulty: item.difficulty_b, source_hash: sourceHash, content_hash: hashOf(facts) };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `A formula cannot be read (${error.message}). The linter names its line.`;
    throw new ContentError([{ rule: 'formulas', file: bank.path, line: 1, message }]);
  }
}

async function insertVersion(
  transaction: ImportTransaction,
  row: ReturnType<typeof renderItem>,
): Promise<void> {
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

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
