import type { Statement } from './batch.ts';

/** What the engine sets for a transaction: who asks, what with, and within which bounds. */
type SettingName =
  | 'role'
  | 'request.jwt.claims'
  | 'request.headers'
  | 'request.method'
  | 'request.path'
  | 'realtime.topic'
  | 'search_path'
  | 'timezone'
  | 'statement_timeout'
  | 'transaction_read_only';

const texts = new Map<string, string>();

/** Sets what has a value until the transaction ends. One text for each combination of names, so that each is prepared once. */
export function localSettings(
  settings: {
    readonly [Name in SettingName]?: string | undefined;
  },
): Statement {
  const values: string[] = [];
  let names = '';
  for (const name in settings) {
    const value = settings[name as SettingName];
    if (value === undefined) continue;
    names += `,${name}`;
    values.push(value);
  }
  return { text: textFor(names), values };
}

function textFor(names: string): string {
  let text = texts.get(names);
  if (text === undefined) {
    const [, ...list] = names.split(',');
    const calls = list.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
    texts.set(names, (text = `select ${calls.join(', ')}`));
  }
  return text;
}
