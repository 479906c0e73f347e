interface ListedKey {
  readonly key: string;
  readonly says: string;
}

/** What the list of shortcuts says of one action. */
export interface ListedShortcut {
  readonly says: string;
  readonly keys: readonly string[];
}

const sources = new Set<() => readonly ListedKey[]>();

/**
 * Lets a screen's shortcuts stand in the list as long as they work.
 * @returns withdraws them
 */
export function announceShortcuts(source: () => readonly ListedKey[]): () => void {
  sources.add(source);
  return () => sources.delete(source);
}

/** What works on the screen as it stands, in the order in which it appeared; keys that do the same stand together. */
export function listedShortcuts(): ListedShortcut[] {
  const bySays = Map.groupBy(
    [...sources].flatMap((source) => source()),
    ({ says }) => says,
  );
  return [...bySays].map(([says, entries]) => ({ says, keys: entries.map(({ key }) => key) }));
}
