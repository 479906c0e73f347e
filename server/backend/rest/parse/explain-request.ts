const OPTIONS = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const;

/** A wish for PostgreSQL's plan of a request instead of its rows. */
export type ExplainRequest = {
  readonly format: 'json' | 'text';
  readonly options: readonly (typeof OPTIONS)[number][];
};

const FORMATS: ReadonlyMap<string, ExplainRequest['format']> = new Map([
  ['application/vnd.pgrst.plan', 'text'],
  ['application/vnd.pgrst.plan+text', 'text'],
  ['application/vnd.pgrst.plan+json', 'json'],
]);

/**
 * Reads a media type such as `application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|verbose`.
 *
 * @param parameters what follows the type's name, by name
 * @returns undefined for every other media type
 */
export function readExplainRequest(
  essence: string,
  parameters: ReadonlyMap<string, string>,
): ExplainRequest | undefined {
  const format = FORMATS.get(essence);
  if (!format) return undefined;
  const named = (parameters.get('options') ?? '').split('|');
  return { format, options: OPTIONS.filter((option) => named.includes(option)) };
}

/** The content type of a plan, as PostgREST writes it. */
export function explainContentType({ format, options }: ExplainRequest, of: string): string {
  const named = options.length === 0 ? '' : `; options=${options.join('|')}`;
  return `application/vnd.pgrst.plan+${format}; for="${of}"${named}; charset=utf-8`;
}
