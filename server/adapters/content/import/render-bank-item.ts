import { answerKeys } from '#domain/quiz/answer-keys.ts';
import { learnerQuiz } from '#domain/quiz/learner-quiz.ts';
import { ContentError } from '../content-error.ts';
import { FormulaError } from '../markdown/formula.ts';
import type { Content, PlacementBank } from '../reading/content.ts';
import { hashOfJson } from './hash-of-json.ts';
import { quizWords } from './quiz-body.ts';

type BankItem = PlacementBank['data']['items'][number];

/** An item with all that its row is made of. */
export type PlacedBankItem = {
  readonly bank: PlacementBank;
  readonly item: BankItem;
  readonly module: string;
  readonly sourceHash: string;
};

/** A row of `placement_items`, but for its version. */
export type BankItemRow = ReturnType<typeof renderBankItem>;

/**
 * Renders an item of a bank into its row.
 *
 * @throws ContentError for a formula that cannot be read
 */
export function renderBankItem({ bank, item, module, sourceHash }: PlacedBankItem, content: Content) {
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
    return {
      ...facts,
      difficulty: item.difficulty_b,
      source_hash: sourceHash,
      content_hash: hashOfJson(facts),
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const message = `A formula cannot be read (${error.message}). The linter names its line.`;
    throw new ContentError([{ rule: 'formulas', file: bank.path, line: 1, message }]);
  }
}
