import { environmentReader } from './rules/environment-reader.ts';
import { fileNaming } from './rules/file-naming.ts';
import { glossaryWords } from './rules/glossary-words.ts';
import { importTable } from './rules/import-table.ts';
import { logicalUtilities } from './rules/logical-utilities.ts';
import { noDoubleAssertion } from './rules/no-double-assertion.ts';
import { oneCallOneName } from './rules/one-call-one-name.ts';
import { oneRow } from './rules/one-row.ts';
import { pollAfterAction } from './rules/poll-after-action.ts';
import { portableMath } from './rules/portable-math.ts';
import { pureDomain } from './rules/pure-domain.ts';
import type { Rule } from './rule-types.ts';

const rules: Record<string, Rule> = {
  'environment-reader': environmentReader,
  'file-naming': fileNaming,
  'glossary-words': glossaryWords,
  'import-table': importTable,
  'logical-utilities': logicalUtilities,
  'no-double-assertion': noDoubleAssertion,
  'one-call-one-name': oneCallOneName,
  'one-row': oneRow,
  'poll-after-action': pollAfterAction,
  'portable-math': portableMath,
  'pure-domain': pureDomain,
};

/** The house's own lint rules, loaded by .oxlintrc.json. */
export default { meta: { name: 'house' }, rules };
