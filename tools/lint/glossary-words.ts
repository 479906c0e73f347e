import { readFileSync } from 'node:fs';
import { repositoryRoot } from './repository-path.ts';

const HEADING = '## Words that are not used';

let banned: ReadonlyMap<string, string> | undefined;

/** The words of docs/glossary.md that no name has, and what stands in their place; read once for a run of the linter. */
export function bannedWords(): ReadonlyMap<string, string> {
  banned ??= readTable(readFileSync(`${repositoryRoot}/docs/glossary.md`, 'utf8'));
  return banned;
}

/** `keepView`, `KEEP_VIEW` and `keep-view` as ` keep view `: every word stands between spaces. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[^A-Za-z0-9]+/g, ' ');
  return ` ${words.trim().toLowerCase()} `;
}

function readTable(glossary: string): ReadonlyMap<string, string> {
  const [, section = ''] = glossary.split(`\n${HEADING}\n`);
  const [table = ''] = section.split('\n## ');
  const rows = table.matchAll(/^\| (?<words>[a-z ,]+) \| (?<instead>.+) \|$/gm);
  const entries = [...rows].flatMap(({ groups: { words = '', instead = '' } = {} }) =>
    words.split(', ').map((word) => [word, instead] as const),
  );
  if (entries.length === 0) throw new Error(`docs/glossary.md has no table under "${HEADING}".`);
  return new Map(entries);
}
